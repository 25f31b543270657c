import { setTimeout as sleep } from 'node:timers/promises';
import { readWalkthrough, type Walkthrough } from '@fabula/catalogue/walkthrough';
import { LATE, within } from '@fabula/kit/within';
import { ApiError } from '../proof/api.ts';
import { Player, TurnRefused } from '../proof/player.ts';
import { STORY_FOLDER } from '../proof/story.ts';
import type { TurnLog } from '../proof/turn-log.ts';
import { playNext, scriptOf } from '../proof/walk.ts';

/** Milliseconds between two tries of a request, and how long it is tried. */
const AGAIN_MS = 300;
const PATIENCE_MS = 60_000;
/** Milliseconds after which a turn counts as one that never ends. */
const LONGEST_MS = 180_000;

/** One input, and what came of it. */
export interface Attempt {
  readonly playerStoryId: string;
  readonly inputId: string;
  /** When the player began to wait, in milliseconds of `performance.now()`; for the view of the run first. */
  readonly askedAt: number;
  readonly viewMs: number;
  readonly turnMs: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly turnsPerSecond: number;
  readonly players: number;
}

/** Players who type their way through a story, over and over, each waiting for an answer before the next turn. */
export class TextLoad {
  readonly attempts: Attempt[] = [];
  /** What was refused for good, or failed on its way. */
  readonly failures: string[] = [];
  /** Requests that were to be sent again, and were, as pages do it. */
  again = 0;
  private isOver = false;
  private all: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly walkthrough: Walkthrough,
    private readonly options: LoadOptions,
  ) {}

  static async start(options: LoadOptions): Promise<TextLoad> {
    const load = new TextLoad(await readWalkthrough(STORY_FOLDER, 'en', 'lost'), options);
    const { origin, players } = options;
    const there: Player[] = [];
    for (let n = 0; n < players; n++) there.push(await Player.begin(origin, 'en'));
    load.all = Promise.all(there.map((player) => load.play(player)));
    return load;
  }

  /** Lets every turn that was begun come to its end. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.all;
  }

  private async play(player: Player): Promise<void> {
    const { players, turnsPerSecond } = this.options;
    let script = scriptOf(this.walkthrough);
    // So that they do not speak in chorus.
    await sleep(Math.random() * 1_000);
    while (!this.isOver) {
      const next = performance.now() + (1_000 * players) / turnsPerSecond;
      try {
        if (!(await this.turn(player, script))) {
          await player.newRun(undefined, 'en');
          script = scriptOf(this.walkthrough);
        }
      } catch (error) {
        this.failures.push(error instanceof TurnRefused ? error.code : String(error));
      }
      await sleep(Math.max(0, next - performance.now()));
    }
    player.close();
  }

  private async turn(player: Player, script: ReturnType<typeof scriptOf>): Promise<boolean> {
    const askedAt = performance.now();
    let sentAt = askedAt;
    const onSent = () => {
      sentAt = performance.now();
    };
    const playing = this.persist(() => playNext(player, script, { onSent }));
    const turn = await within(LONGEST_MS, playing);
    if (turn === LATE) throw new Error('a turn without an end');
    if (!turn) return false;
    const [viewMs, turnMs] = [sentAt - askedAt, performance.now() - sentAt];
    this.attempts.push({
      playerStoryId: player.playerStoryId,
      inputId: turn.inputId,
      askedAt,
      viewMs,
      turnMs,
    });
    return true;
  }

  /** An input that was sent is the socket's own to repeat: here it is what was asked before it that failed. */
  private async persist<T>(ask: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isForNow(error) || performance.now() > until) throw error;
        this.again += 1;
        await sleep(AGAIN_MS);
      }
    }
  }
}

/** What a page asks again by itself. */
function isForNow(error: unknown): boolean {
  // What fetch throws where nobody answers at an address.
  if (error instanceof TypeError) return true;
  return error instanceof ApiError && ['unavailable', 'deadline_exceeded', 'aborted'].includes(error.code);
}

export interface Reckoning {
  readonly lost: number;
  readonly twice: number;
}

/** Holds what players were answered against what was committed. */
export async function reckon(log: TurnLog, attempts: readonly Attempt[]): Promise<Reckoning> {
  // Openings have their moment's id, which is told again where it was told before.
  const answered = new Map<string, Set<string>>();
  for (const { playerStoryId, inputId } of attempts)
    answered.set(playerStoryId, (answered.get(playerStoryId) ?? new Set()).add(inputId));
  let lost = 0;
  let twice = 0;
  for (const [run, inputs] of answered) {
    const committed = (await log.turnsOf(run)).map(({ inputId }) => inputId);
    lost += [...inputs].filter((input) => !committed.includes(input)).length;
    twice += committed.length - new Set(committed).size;
  }
  return { lost, twice };
}
