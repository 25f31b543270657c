import type { Watched } from '../run/watch.ts';

/** A site on this machine. */
const HERE = /^(localhost|127\.0\.0\.1)$/;
/** Percent of all cores that programs beside site and generator may take. */
export const MOST_FOR_OTHERS = 15;

/**
 * What other programs than site and generator took of this machine, percent of all its cores; NaN where the site is elsewhere,
 * or tells nothing.
 */
export function othersOf({ server, machine }: Watched, origin: string): number {
  if (!HERE.test(new URL(origin).hostname) || server.parts.length === 0) return Number.NaN;
  const told = Object.fromEntries(server.parts.map(({ part, cpuPercent }) => [part, cpuPercent]));
  const own = Object.values({ ...machine.cpuPercent, ...told }).reduce((sum, percent) => sum + percent, 0);
  return Math.max(0, machine.busyPercent - own / machine.cores);
}
