// What k6 runs: made one file by `prepare/bundle.ts`, with its plan beside it.
import type { Options, Scenario } from 'k6/options';
import { type Family, scenarioOf } from '../scenarios.ts';
import { visit } from './catalogue.ts';
import { checkFrames } from './codec.ts';
import { plan } from './given.ts';
import { ratedPlayer } from './rated.ts';
import { textSession, voiceSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { stormPlayer } from './storm.ts';

checkFrames(plan.probes);

/** Seconds for players to get ready, and for what is under way at the end. */
const PREPARING = 1_800;
const GRACE = '90s';

const players: Scenario = {
  executor: 'per-vu-iterations',
  vus: plan.players,
  iterations: 1,
  maxDuration: `${PREPARING + plan.seconds}s`,
  gracefulStop: '5s',
};

/** k6 takes whole numbers: so many in ten seconds. */
const requests: Scenario = {
  executor: 'constant-arrival-rate',
  rate: Math.max(1, Math.round(plan.rate * 10)),
  timeUnit: '10s',
  duration: `${plan.seconds}s`,
  preAllocatedVUs: plan.players,
  maxVUs: plan.players,
  gracefulStop: GRACE,
};

const SHAPES: Readonly<Record<Family, Scenario>> = {
  sessions: players,
  rated: players,
  storm: players,
  requests,
};

export const options: Options = {
  scenarios: { [plan.scenario]: SHAPES[scenarioOf(plan.scenario).family] },
  thresholds: Object.fromEntries(Object.entries(plan.thresholds).map(([name, all]) => [name, [...all]])),
  summaryTrendStats: ['count', 'avg', 'min', 'med', 'p(95)', 'p(99)', 'max'],
  // Of many different addresses (tokens, pictures) no series each; nothing here is named after a person.
  systemTags: ['name', 'status', 'scenario'],
};

declare const __VU: number;

export default async function play(): Promise<void> {
  // k6 counts its players from 1.
  const n = __VU - 1;
  const { scenario } = plan;
  if (scenario === 'catalogue') visit();
  else if (scenario === 'sign-in') signIn();
  else if (scenario === 'voice') await voiceSession(n);
  else if (scenario === 'text') await textSession(n);
  else if (scenario === 'reconnect-storm') await stormPlayer(n);
  else await ratedPlayer(n);
}

/** All that was measured goes to the command, which makes the reports of it. */
export function handleSummary(data: object): Record<string, string> {
  return { [plan.summaryFile]: JSON.stringify(data) };
}
