import { type MailServer, startMailServer } from '../../../../services/auth/test/mail-server.ts';
import { type Distributed, startDistributed } from '../../../stage/distributed.ts';
import type { IdentityProvider } from '../../../stage/planned.ts';
import type { Context, Outcome } from '../../context.ts';
import { inParallel } from '../../load/in-parallel.ts';
import { table } from '../../report/table.ts';
import { type BesideTurns, turnsBesideSignIns } from './beside-turns.ts';
import { AT_ONCE, callMeasures, type Measure } from './calls.ts';
import { Person } from './person.ts';

const PROVIDERS: readonly IdentityProvider[] = ['oidc-provider', 'keycloak'];
/** Who joins at once is prepared, not measured. */
const JOINING = 4;

/** Seconds. */
interface Start {
  /** From nothing to everything running. */
  readonly all: number;
  /** Of Keycloak alone, until it answers. */
  readonly keycloak: number | undefined;
}

interface Measured {
  readonly identity: IdentityProvider;
  /** With nothing there, and again on the same data. */
  readonly cold: Start;
  readonly warm: Start;
  readonly measures: readonly Measure[];
}

/**
 * How long the ways in take through the balancer, by how many take them at the same instant, with both identity back ends;
 * and what twenty who sign in at once are to those who play, in the embedded way.
 */
export async function signInBench(context: Context): Promise<Outcome> {
  const measured: Measured[] = [];
  for (const identity of PROVIDERS) measured.push(await measure(context, identity));
  const beside = await turnsBesideSignIns(context);
  const rows = measured.flatMap(({ identity, measures }) =>
    measures.map(({ what, atOnce, spread, refused }) => [
      ...[`${identity}, ${what}`, atOnce, spread.p50, spread.p95, spread.max, spread.count, refused],
    ]),
  );
  const starts = measured.map(({ identity, cold, warm }) => [
    ...[identity, cold.all, warm.all, cold.keycloak, warm.keycloak],
  ]);
  const text = [
    table(['milliseconds', 'at once', 'p50', 'p95', 'max', 'n', 'refused'], rows),
    table(['start, s', 'all parts, cold', 'warm', 'Keycloak, cold', 'warm'], starts),
    besideText(beside),
  ].join('\n\n');
  return { text, data: { measured, beside } };
}

async function measure(context: Context, identity: IdentityProvider): Promise<Measured> {
  const folder = context.folder('sign-in');
  const server = await startMailServer();
  const env = { FABULA_REQUESTS_PER_MINUTE: '1000000', FABULA_LOG_LEVEL: 'warn', ...mailEnv(server) };
  const start = () => started({ folder, identity, env });
  try {
    context.say(`${identity}: first start`);
    const first = await start();
    await first.stage.stop();
    context.say(`${identity}: start on the same data`);
    const { stage, took: warm } = await start();
    try {
      context.say(`${identity}: people join, and enrol`);
      const people = await inParallel(Math.max(...AT_ONCE), JOINING, async () => {
        const person = await Person.join(stage.origin, server);
        await person.enrol();
        return person;
      });
      return { identity, cold: first.took, warm, measures: await callMeasures(context, people) };
    } finally {
      await stage.stop();
    }
  } finally {
    await server.close();
  }
}

function mailEnv({ settings: { host, port, user = '', password = '', from } }: MailServer) {
  return {
    FABULA_SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@${host}:${port}`,
    FABULA_SMTP_TLS: 'none',
    FABULA_MAIL_FROM: from,
  };
}

/** The realm is looked at as soon as Keycloak answers, and before that nothing is said but at its start. */
async function started(
  options: Parameters<typeof startDistributed>[0],
): Promise<{ stage: Distributed; took: Start }> {
  const from = performance.now();
  let [begun, ready]: (number | undefined)[] = [];
  const say = (text: string) => {
    if (text.endsWith('keycloak')) begun = performance.now();
    if (text.endsWith('migrate-realm')) ready = performance.now();
  };
  const stage = await startDistributed({ ...options, say });
  const keycloak = begun !== undefined && ready !== undefined ? (ready - begun) / 1000 : undefined;
  return { stage, took: { all: (performance.now() - from) / 1000, keycloak } };
}

function besideText({ without, with: together, ratio, medianRatio, goal, signIns, refused }: BesideTurns) {
  const rows = Object.entries({ 'without sign-ins': without, 'with 20 at once': together }).flatMap(
    ([name, { total, own, failures }]) => [
      [`${name}, in all`, total.p50, total.p95, total.p99, total.count, failures],
      [`${name}, own time`, own.p50, own.p95, own.p99, own.count],
    ],
  );
  const reached = ratio <= goal ? 'reached' : 'NOT reached';
  return [
    table(['turns of the embedded way, ms', 'p50', 'p95', 'p99', 'n', 'failed'], rows),
    `p99 with by without: ${ratio.toFixed(2)}, of pairs in the middle ${medianRatio.toFixed(2)}; goal ${goal.toFixed(2)}: ${reached}`,
    `sign-ins meanwhile: ${signIns.count}, p50 ${signIns.p50.toFixed(0)} ms, p95 ${signIns.p95.toFixed(0)} ms; refused ${refused}`,
  ].join('\n');
}
