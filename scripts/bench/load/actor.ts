import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import { WalkthroughPlayer } from '@fabula/players/walkthrough-player';
import type { GameView } from '@fabula/proto/run/v1/view_pb';
import { MOMENT_SLUGS } from '../../proof/story.ts';
import { type Language, RawPlayer, type Step, startOf } from './raw-player.ts';
import type { TurnRecord } from './turn-record.ts';

/** What a player does next, and the words that go with it: '' where nothing is said. */
export interface Next {
  readonly step: Step;
  readonly words: string;
}

/** Recordings of the bench are 16 kHz PCM. */
const SPOKEN = { kind: 'player_answer', sample_rate: 16_000, audio_format: 'pcm' } as const;

/** Plays a walkthrough turn by turn, and when the run has ended another run, on the same socket. */
export class Actor {
  runsEnded = 0;
  /** Runs in which the walkthrough had nothing left to say: understood otherwise than it was meant. */
  runsStuck = 0;
  private script: WalkthroughPlayer;
  private view:
    | Pick<GameView, 'playerMomentId' | 'blueprintMomentId' | 'momentStatus' | 'loopStatus'>
    | undefined;
  private next: Next | undefined;

  constructor(
    readonly player: RawPlayer,
    private readonly walkthrough: Walkthrough,
  ) {
    this.script = new WalkthroughPlayer(walkthrough, MOMENT_SLUGS);
  }

  static async join(origin: string, walkthrough: Walkthrough): Promise<Actor> {
    return new Actor(await RawPlayer.join(origin, walkthrough.language as Language), walkthrough);
  }

  /** Finds out what comes next, as the game screen does between moments. What is asked here is no part of a turn. */
  async prepare(): Promise<Next> {
    this.next ??= (await this.choose()) ?? (await this.beginAgain());
    return this.next;
  }

  /** Plays what comes next; `audio` says it in the place of the text. */
  async play(plannedMs = performance.now(), audio?: Uint8Array): Promise<TurnRecord> {
    const { step } = await this.prepare();
    this.next = undefined;
    const turn = await this.player.turn(audio ? SPOKEN : step, plannedMs, audio);
    const isOpen = turn.failure === undefined && !turn.isMomentOver;
    this.view = isOpen && this.view ? { ...this.view, momentStatus: 'open' } : undefined;
    return turn;
  }

  private async choose(): Promise<Next | undefined> {
    this.view ??= await this.player.view();
    const next = this.inScript(this.view);
    if (!next) return undefined;
    if (next.kind === 'start_moment') return { step: startOf(this.view.playerMomentId), words: '' };
    return { step: { kind: 'player_answer', text: next.text }, words: next.text };
  }

  private inScript(view: NonNullable<typeof this.view>) {
    try {
      return this.script.next(view);
    } catch {
      this.runsStuck += 1;
      return undefined;
    }
  }

  private async beginAgain(): Promise<Next> {
    this.runsEnded += 1;
    this.script = new WalkthroughPlayer(this.walkthrough, MOMENT_SLUGS);
    this.view = undefined;
    await this.player.begin();
    const next = await this.choose();
    if (!next) throw new Error('a fresh run has a first moment');
    return next;
  }
}
