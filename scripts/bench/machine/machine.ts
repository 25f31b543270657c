import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly system: string;
  readonly node: string;
  /** Before anything was started, over 1, 5 and 15 minutes. Above half of the cores the figures are worth little. */
  readonly loadAverage: readonly number[];
}

export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGib: Math.round((totalmem() / 2 ** 30) * 10) / 10,
    system: `${type()} ${release()}`,
    node: process.version,
    loadAverage: loadavg().map((load) => Math.round(load * 100) / 100),
  };
}

export const isBusy = ({ cores, loadAverage }: Machine): boolean => (loadAverage[0] ?? 0) > cores / 2;
