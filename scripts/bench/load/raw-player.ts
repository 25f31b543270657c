import { randomBytes, randomUUID } from 'node:crypto';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import type { GameView } from '@fabula/proto/run/v1/view_pb';
import type { GameInput } from '@fabula/web/lib/protocol/frames';
import { Account } from '../../proof/account.ts';
import { STORY_ID } from '../../proof/story.ts';
import { RawSocket } from './raw-socket.ts';
import type { TurnRecord } from './turn-record.ts';

export type Language = 'en' | 'fr';
export type Step = Omit<GameInput, 'player_story_id' | 'traceparent'>;

/** A turn that is not answered by then has failed. */
const PATIENCE_MS = 30_000;

/** Somebody with an account, a run and a socket. Turns are played one after the other. */
export class RawPlayer {
  playerStoryId = '';
  /** What was asked of the API beside the turns. */
  readonly asked = { views: 0, runs: 0 };

  private constructor(
    readonly account: Account,
    readonly language: Language,
    readonly socket: RawSocket,
  ) {}

  static async join(origin: string, language: Language): Promise<RawPlayer> {
    const account = await Account.signUp(origin);
    const player = new RawPlayer(account, language, await openSocket(account));
    await player.begin();
    return player;
  }

  /** Begins a run; the socket stays. */
  async begin(): Promise<void> {
    this.asked.runs += 1;
    const request = { storyId: STORY_ID, language: this.language };
    const { playerStoryId } = await this.account.api.call(RunService.method.createRun, request);
    this.playerStoryId = playerStoryId;
  }

  async view(): Promise<GameView> {
    this.asked.views += 1;
    const { playerStoryId } = this;
    const { view } = await this.account.api.call(RunService.method.getGameView, { playerStoryId });
    if (!view) throw new Error('a run has a view');
    return view;
  }

  /** Starts the moment that is next. */
  async start(): Promise<TurnRecord> {
    const { playerMomentId } = await this.view();
    return this.turn(startOf(playerMomentId));
  }

  /** One turn, from its planned moment (now, without one) to its output or failure; never rejects. */
  turn(step: Step, plannedMs = performance.now(), audio?: Uint8Array): Promise<TurnRecord> {
    const traceId = randomBytes(16).toString('hex');
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
    const kind = step.kind === 'start_moment' ? 'start' : 'answer';
    const sentMs = performance.now();
    const inputId = step.input_id ?? randomUUID();
    const known = { kind, traceId, inputId, plannedMs, sentMs } as const;
    const input = { ...step, input_id: inputId, player_story_id: this.playerStoryId, traceparent };
    return new Promise((resolve) => {
      let seen: Partial<TurnRecord> = {};
      const end = (more: Partial<TurnRecord>) => {
        clearTimeout(timer);
        resolve({ ...known, transcript: '', isMomentOver: false, ...seen, ...more });
      };
      const timer = setTimeout(end, PATIENCE_MS, { failure: 'no answer in time' });
      const listener = {
        onTranscript: (transcript: string) => {
          seen = { ...seen, transcript };
        },
        onAudio: (audioMs: number, header: () => { character_id: string; text: string }) => {
          if (seen.audioMs !== undefined) return;
          const { character_id, text } = header();
          seen = { ...seen, audioMs, firstLine: `${character_id}: ${text}` };
        },
        onOutput: (outputMs: number, output: { complete_the_moment: boolean; end_of_game: boolean }) =>
          end({ outputMs, isMomentOver: output.complete_the_moment || output.end_of_game }),
        onFailed: (failure: string) => end({ failure }),
      };
      this.socket.input(input, listener, audio);
    });
  }

  close(): Promise<void> {
    return this.socket.close();
  }
}

export async function openSocket(account: Account): Promise<RawSocket> {
  const url = `${account.api.origin.replace(/^http/, 'ws')}/ws`;
  return RawSocket.open(`${url}?token=${encodeURIComponent(await account.token())}`);
}

export function startOf(playerMomentId: string): Step {
  return { kind: 'start_moment', player_moment_id: playerMomentId, input_id: playerMomentId };
}
