import { expect } from '@jest/globals';
import { until } from '../../until.ts';
import { Crowd } from './crowd.ts';
import type { Called, Fault } from './fault.ts';
import type { Site } from './site.ts';

const PAUSE_MS = 1_000;
/** What each of the crowd does before and after. */
const PEACE = 3;

/** Peace, the fault until all its alerts fire, what the runbooks say, and peace again. */
export async function prove(site: Site, fault: Fault): Promise<void> {
  const firing = async () => {
    const answers = await Promise.all(fault.alerts.map((called) => site.prometheus.ask(asked(called))));
    return fault.alerts.filter((_, n) => (answers[n]?.length ?? 0) > 0);
  };
  const silent = () => until(async () => ((await firing()).length === 0 ? true : undefined), PAUSE_MS);
  const crowd = new Crowd(fault.crowd(site));
  try {
    // One before may have called the same alert.
    await silent();
    await crowd.succeeds(PEACE);
    expect(await firing()).toEqual([]);
    const clock = stopwatch();
    const end = await fault.provoke(site);
    await until(async () => ((await firing()).length === fault.alerts.length ? true : undefined), PAUSE_MS);
    clock.passed(`${fault.name}: ${fault.alerts.map(({ alert }) => alert).join(', ')} after`);
    await end();
    await silent();
    clock.passed('  over after');
    await crowd.succeeds(PEACE);
    expect(await firing()).toEqual([]);
  } finally {
    await crowd.leave();
  }
}

const asked = ({ alert, where }: Called) =>
  `ALERTS{alertstate="firing", alertname="${alert}"${where === undefined ? '' : `, ${where}`}}`;

/** Tells whoever watches a long proof, and keeps nothing. */
function stopwatch() {
  let since = Date.now();
  return {
    passed: (what: string) => {
      process.stderr.write(`${what} ${Math.round((Date.now() - since) / 1000)} s\n`);
      since = Date.now();
    },
  };
}
