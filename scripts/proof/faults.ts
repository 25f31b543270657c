import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import { type Fault, NO_FAULTS, SeededFaults } from './fault-plan.ts';
import { FaultProxy } from './fault-proxy.ts';
import { hastyClock, onlineEvery } from './hasty-client.ts';
import { Player } from './player.ts';
import type { TurnLog } from './turn-log.ts';
import { walk } from './walk.ts';

export interface FaultRunsOptions {
  readonly origin: string;
  readonly walkthrough: Walkthrough;
  /** Turns a run, starts among them. */
  readonly turns: number;
}

export interface FaultRun {
  /** undefined: nothing was disturbed. */
  readonly seed: number | undefined;
  readonly playerStoryId: string;
  readonly faults: readonly Fault[];
  /** What the client told of each turn, in the order of the inputs. */
  readonly dialogues: readonly string[];
}

const FAULTS = { probability: 0.12, most: 12 };
const ONLINE_MS = 120;

/** Plays runs through a proxy that breaks their frames, each by its own seed. */
export class FaultRuns {
  private readonly plans = new Map<string, SeededFaults>();

  private constructor(
    private readonly options: FaultRunsOptions,
    private readonly proxies: FaultProxy[] = [],
  ) {}

  static async open(options: FaultRunsOptions): Promise<FaultRuns> {
    const runs = new FaultRuns(options);
    const target = () => options.origin.replace(/^http/, 'ws');
    const planOf = (path: string) => runs.plans.get(path) ?? NO_FAULTS;
    runs.proxies.push(await FaultProxy.start({ target, planOf: ({ url = '/' }) => planOf(pathOf(url)) }));
    return runs;
  }

  async close(): Promise<void> {
    for (const proxy of this.proxies) await proxy.close();
  }

  /** Without a seed nothing is disturbed. */
  async play(seed?: number): Promise<FaultRun> {
    const { origin, walkthrough, turns: most } = this.options;
    const path = `/${seed ?? 'calm'}/ws`;
    const plan = seed === undefined ? undefined : new SeededFaults(seed, FAULTS);
    if (plan) this.plans.set(path, plan);
    const socketUrl = `${this.proxies[0]?.url}${path}`;
    const player = await Player.begin(origin, 'en', {
      socketUrl,
      wake: onlineEvery(ONLINE_MS),
      clock: hastyClock,
    });
    const { turns } = await walk(player, walkthrough, { turns: most });
    player.close();
    const dialogues = turns.map(({ output }) => output.dialogue);
    return { seed, playerStoryId: player.playerStoryId, faults: plan?.done ?? [], dialogues };
  }

  /** Several at once, as many as `atOnce`. */
  async playAll(seeds: readonly number[], atOnce: number): Promise<FaultRun[]> {
    const left = [...seeds];
    const done: FaultRun[] = [];
    const next = async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) done.push(await this.play(seed));
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    return done;
  }
}

const pathOf = (url: string) => new URL(url, 'http://proxy').pathname;

/** A run as the log has it, told so that two runs can be compared. */
export async function story(log: TurnLog, { playerStoryId }: Pick<FaultRun, 'playerStoryId'>) {
  const turns = await log.turnsOf(playerStoryId);
  return turns.map(({ turnNo, kind, words, stateHash }) => ({ turnNo, kind, words, stateHash }));
}
