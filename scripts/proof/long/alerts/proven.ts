import { expect } from '@jest/globals';
import { until } from '../../until.ts';
import { Crowd } from './crowd.ts';
import { type Fault, seriesOf } from './fault.ts';
import { OVER_MS, type Site } from './site.ts';

const PAUSE_MS = 1_000;
/** What each of the crowd does before and after. */
const PEACE = 3;

/** Peace, the fault until all its alerts fire, what the runbooks say, and peace again. */
export async function prove(site: Site, fault: Fault): Promise<void> {
  const firing = async () => {
    const answers = await Promise.all(fault.alerts.map((called) => site.prometheus.ask(seriesOf(called))));
    return fault.alerts.filter((_, n) => (answers[n]?.length ?? 0) > 0);
  };
  const stirring = async () =>
    (await Promise.all(fault.alerts.map((called) => site.prometheus.ask(seriesOf(called, '.+'))))).flat();
  const crowd = new Crowd(fault.crowd(site));
  try {
    // One before may have called the same alert.
    await until(async () => ((await firing()).length === 0 ? true : undefined), PAUSE_MS);
    await crowd.succeeds(PEACE);
    expect(await firing()).toEqual([]);
    const clock = stopwatch();
    const end = await fault.provoke(site);
    await until(async () => ((await firing()).length === fault.alerts.length ? true : undefined), PAUSE_MS);
    clock.passed(`${fault.name}: ${fault.alerts.map(({ alert }) => alert).join(', ')} after`);
    await end();
    const quiet = { since: Date.now() };
    // Whoever is started again is not seen for a moment: what waits to fire anew is not over.
    await until(async () => {
      if ((await stirring()).length > 0) quiet.since = Date.now();
      return Date.now() - quiet.since > OVER_MS || undefined;
    }, PAUSE_MS);
    clock.passed('  over after', quiet.since);
    await crowd.succeeds(PEACE);
    expect(await firing()).toEqual([]);
  } finally {
    await crowd.leave();
  }
}

/** Tells whoever watches a long proof, and keeps nothing. */
function stopwatch() {
  let since = Date.now();
  return {
    passed: (what: string, at = Date.now()) => {
      process.stderr.write(`${what} ${Math.round((at - since) / 1000)} s\n`);
      since = at;
    },
  };
}
