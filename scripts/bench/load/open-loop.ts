import { setTimeout as sleep } from 'node:timers/promises';
import { Schedule } from './schedule.ts';
import type { TurnRecord } from './turn-record.ts';

/** Who plays turns, or what stands for them. */
export interface LoopPlayer {
  /** Is part of no turn. */
  prepare(): Promise<unknown>;
  play(plannedMs: number): Promise<TurnRecord>;
}

export interface OpenLoop {
  /** Turns a second. */
  readonly rate: number;
  readonly turns: number;
  readonly actors: readonly LoopPlayer[];
  /** Gives up when so many turns are due and nobody is free to play them. */
  readonly mostWaiting?: number | undefined;
}

export interface OpenLoopResult {
  readonly turns: readonly TurnRecord[];
  /** Turns that were due and never sent, because the loop gave up. */
  readonly unsent: number;
}

const LEAD_MS = 50;
const TRIES = 30;
const PAUSE_MS = 1_000;

/** What is asked between turns has no figure: a system that is too busy to answer is asked again. */
async function prepared(actor: LoopPlayer): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      await actor.prepare();
      return;
    } catch (error) {
      if (n === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Plays turns at their planned moments, each by the actor that has been free for longest. Where none is free a turn waits
 * and its wait counts: a system that falls behind is not asked less.
 */
export async function openLoop({ rate, turns, actors, mostWaiting }: OpenLoop): Promise<OpenLoopResult> {
  await Promise.all(actors.map(prepared));
  const schedule = new Schedule(performance.now() + LEAD_MS, rate, turns);
  const free = [...actors];
  const waiting: number[] = [];
  const played: TurnRecord[] = [];
  const running = new Set<Promise<void>>();
  const playOne = async (actor: LoopPlayer, plannedMs: number) => {
    played.push(await actor.play(plannedMs));
    await prepared(actor);
    free.push(actor);
    dispatch();
  };
  const dispatch = () => {
    while (waiting.length > 0 && free.length > 0) {
      const [actor, plannedMs] = [free.shift(), waiting.shift()];
      if (!actor || plannedMs === undefined) return;
      const turn = playOne(actor, plannedMs).finally(() => running.delete(turn));
      running.add(turn);
    }
  };
  for (let next = schedule.nextMs; next !== undefined; next = schedule.nextMs) {
    const ms = next - performance.now();
    if (ms > 0) await sleep(ms);
    waiting.push(...schedule.due(performance.now()));
    dispatch();
    if (mostWaiting !== undefined && waiting.length > mostWaiting) break;
  }
  if (schedule.nextMs !== undefined) waiting.length = 0; // Given up: what is under way still ends.
  while (running.size > 0) await Promise.all(running);
  return { turns: played, unsent: turns - played.length };
}
