import type { Player } from '../../player.ts';
import { until } from '../../until.ts';
import type { Json, KeptFrame, KeptMoment, KeptTurn } from './material.ts';

const RUN = 'fabula.run.v1.RunService/GetGameView';
const PROMPT = 'fabula.moment.v1.MomentEngineService/GetMomentPrompt';
type Turn = () => Promise<unknown>;

/** Keeps what the site answers a player. */
export class Keeper {
  private frames: KeptFrame[] = [];

  constructor(private readonly player: Player) {
    const { socket } = player;
    const keep = (type: string) => (json: object) => void this.frames.push({ type, json: json as Json });
    socket.on('audio', keep('AudioAnswer'));
    socket.on('transcript', keep('UserInput'));
    socket.on('output', keep('GameOutput'));
    socket.on('forging', keep('EquipmentForging'));
    socket.on('modifiers', keep('CardModifierNotification'));
  }

  /** The moment that waits, with its start and these turns, until it is over. */
  async moment(turns: readonly Turn[]): Promise<KeptMoment> {
    const view = await this.view();
    const { playerMomentId } = await this.player.view();
    const start = await this.turn(() => this.player.start(playerMomentId));
    const kept: KeptTurn[] = [];
    for (const turn of turns) {
      kept.push(await this.turn(turn));
      if ((await this.player.view()).momentStatus !== 'open') break;
    }
    return { view, start, turns: kept };
  }

  private async turn(play: Turn): Promise<KeptTurn> {
    this.frames = [];
    await play();
    await until(() => (this.isWhole() ? true : undefined));
    return { frames: this.frames, view: await this.view(), prompt: await this.ask(PROMPT) };
  }

  /** The last sentence may come after the output. */
  private isWhole(): boolean {
    const lines = this.frames.filter(({ type }) => type === 'AudioAnswer');
    return lines.length === 0 || lines.some(({ json }) => json.last === true);
  }

  private async view(): Promise<Json> {
    const { view } = await this.ask(RUN);
    return view as Json;
  }

  private async ask(path: string): Promise<Json> {
    await this.player.account.token();
    const { playerStoryId } = this.player;
    const answer = await this.player.account.api.post(path, JSON.stringify({ playerStoryId }));
    return (await answer.json()) as Json;
  }
}
