import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { thisMachine } from '../../bench/machine/machine.ts';
import { TurnLines } from '../../bench/machine/turn-lines.ts';
import type { Options } from '../options.ts';
import { spansOf, WARM_UP } from '../phases.ts';
import { gatherPeople } from '../prepare/people.ts';
import { castOf, LOAD_FOLDER, writePlan } from '../prepare/write-plan.ts';
import { clientFigures } from '../report/client-figures.ts';
import { ownTimesOf, toldTurns } from '../report/own-times.ts';
import { rampOf, rampStep } from '../report/ramp.ts';
import { generatorOf, type Report, warningsOf } from '../report/report.ts';
import { scenarioOf } from '../scenarios.ts';
import type { Site } from '../site/find-site.ts';
import { Gate } from './gate.ts';
import { K6, TURNS_FILE } from './k6.ts';
import { type Ended, watchLoad } from './watch-load.ts';

/** Seconds for players to get ready, and for what is under way at the end of the time. */
const PREPARING_S = 1_800;
const GRACE_S = 100;
const LOG_MS = 1_000;

export interface Load {
  readonly options: Options;
  readonly site: Site;
  /** The program. */
  readonly k6: string;
  /** Where script, log and reports go. */
  readonly folder: string;
  readonly say: (text: string) => void;
}

/** Makes the load, to its end or until it is longer than it may be, and tells what came of it. Throws NoLoad, NoAccounts. */
export async function makeLoad(load: Load): Promise<Report> {
  const { options, site, folder, say } = load;
  const machine = thisMachine();
  const cast = castOf(options);
  const scenario = scenarioOf(options.scenario);
  say(`${options.scenario}: ${scenario.what}`);
  const needsPeople = options.scenario !== 'catalogue';
  if (needsPeople) say(`${cast.players} people sign up at ${site.origin}, or come back`);
  const people = needsPeople ? await gatherPeople(site.origin, cast.players, peopleFile(site.origin)) : [];
  const gate = await Gate.open(cast.players);
  const isGated = scenario.family !== 'requests';
  try {
    await writePlan(options, { folder, origin: site.origin, gate: isGated ? gate.url : '', cast, people });
    const lines = new TurnLines(site.turnLogs);
    lines.take(); // those of earlier turns
    const { whole, phases, away } = await played(load, isGated ? gate : undefined);
    // Lines of the last turns may still be on their way, as from a cluster.
    if (site.turnLogs.length > 0) await sleep(LOG_MS);
    const own = ownTimesOf(toldTurns(join(folder, TURNS_FILE)), lines.take());
    const client = clientFigures(
      JSON.parse(readFileSync(join(folder, 'k6-summary.json'), 'utf8')),
      scenario.thresholds,
    );
    const generator = generatorOf(client, whole, site.origin);
    const steps = cast.phases.flatMap((phase) => {
      const watched = phases.find(({ name }) => name === phase.name);
      return watched && options.scenario === 'ramp' && phase.name !== WARM_UP
        ? [rampStep(phase, watched, { client, own, origin: site.origin })]
        : [];
    });
    return {
      ...{
        scenario: options.scenario,
        what: scenario.what,
        at: new Date().toISOString(),
        origin: site.origin,
      },
      load: { players: cast.players, rate: options.rate, seconds: options.seconds, phases: cast.phases },
      ...{ machine, generator, client, own, whole, phases, away },
      ramp: options.scenario === 'ramp' ? rampOf(steps) : undefined,
      warnings: warningsOf(client, generator, {
        ...{ cores: machine.cores, hasMetrics: site.metrics.size > 0, hasTurns: isGated },
      }),
      isKept: client.thresholds.every(({ isKept }) => isKept),
    };
  } finally {
    gate.close();
    // Their tokens live on for minutes.
    rmSync(join(folder, 'people.json'), { force: true });
  }
}

/** Each site has its own. */
const peopleFile = (origin: string) =>
  join(LOAD_FOLDER, 'people', `${new URL(origin).host.replace(':', '_')}.json`);

/** Runs k6 while the site is watched. */
async function played(
  { options, site, k6: program, folder, say }: Load,
  gate: Gate | undefined,
): Promise<Ended> {
  const k6 = K6.start(program, folder);
  const over = new AbortController();
  const tooLong = sleep((PREPARING_S + options.seconds + GRACE_S) * 1_000, undefined, {
    signal: over.signal,
  });
  tooLong.then(() => k6.kill()).catch(() => {});
  const onSignal = () => k6.interrupt();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const spans = spansOf(castOf(options).phases);
    return await watchLoad({ options, site, k6, gate, spans, say, graceMs: GRACE_S * 1_000 });
  } finally {
    over.abort();
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
    k6.kill();
  }
}
