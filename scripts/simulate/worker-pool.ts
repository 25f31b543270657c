import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Report, reportOf } from '@fabula/players/report';
import type { Share } from '@fabula/players/simulate';
import { mergeTallies, type TallyCounts } from '@fabula/players/tally-counts';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { releaseOf } from './stories.ts';

/** What is simulated, by names: threads share no objects. */
export interface Named {
  /** Slug. */
  readonly story: string;
  readonly language: Language;
  readonly players: readonly string[];
  /** Of each player. */
  readonly runs: number;
  readonly seed: string;
}

export type Task = Named & { readonly share: Share };
export interface Order {
  readonly tellsRuns: boolean;
}
/** What a thread tells: that it can begin, of a run that was played and by whom, and what all of them came to. */
export type WorkerMessage =
  | { readonly isReady: true }
  | { readonly player: string }
  | { readonly tallies: ReadonlyMap<string, TallyCounts> };

/** Mebibytes for objects that live for a turn: with the few that a thread has by itself it would mostly collect them. */
const YOUNG_MIB = 96;

/** Threads that share the runs of a simulation. Each has its own director, which remembers what it has heard. */
export class WorkerPool {
  private constructor(
    private readonly named: Named,
    private readonly release: Release,
    private readonly threads: readonly Worker[],
  ) {}

  /** Throws where the story cannot be read. */
  static async open(named: Named, threads: number): Promise<WorkerPool> {
    const release = await releaseOf(named.story);
    const shares = Array.from({ length: threads }, (_, index) => ({ index, of: threads }));
    const crew = new WorkerPool(
      named,
      release,
      shares.map((share) => threadOf({ ...named, share })),
    );
    await Promise.all(crew.threads.map((thread) => once(thread, 'message')));
    return crew;
  }

  /** Plays all of it. `onRun` is told of every run, and by whom. */
  async simulate(onRun?: (player: string) => void): Promise<Report> {
    const parts = await Promise.all(this.threads.map((thread) => played(thread, onRun)));
    const tallies = new Map(
      this.named.players.map((player) => [
        player,
        mergeTallies(parts.flatMap((part) => part.get(player) ?? [])),
      ]),
    );
    return reportOf({ ...this.named, release: this.release, tallies });
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}

function threadOf(task: Task): Worker {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MIB };
  return new Worker(new URL('./thread.mjs', import.meta.url), { workerData: task, resourceLimits });
}

/** What one thread's share came to. Throws what went wrong in it. */
async function played(
  thread: Worker,
  onRun: ((player: string) => void) | undefined,
): Promise<ReadonlyMap<string, TallyCounts>> {
  return new Promise((resolve, reject) => {
    const listen = (told: WorkerMessage) => {
      if ('player' in told) return onRun?.(told.player);
      if (!('tallies' in told)) return undefined;
      thread.off('message', listen).off('error', reject);
      return resolve(told.tallies);
    };
    thread.on('message', listen).once('error', reject);
    thread.postMessage({ tellsRuns: onRun !== undefined } satisfies Order);
  });
}
