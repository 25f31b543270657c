import { Account } from '../../proof/account.ts';
import { startDistributed } from '../../stage/distributed.ts';
import type { IdentityProvider } from '../../stage/planned.ts';
import type { Context, Outcome } from '../context.ts';
import { table } from '../report/table.ts';
import { type Spread, spreadOf } from '../stats/spread.ts';

const PROVIDERS: readonly IdentityProvider[] = ['oidc-provider', 'keycloak'];
const AT_ONCE = [1, 10, 50];
/** Of each measure, so that the 95th of a hundred means something. */
const LEAST = 100;

interface Measure {
  readonly what: string;
  readonly atOnce: number;
  /** Milliseconds. */
  readonly spread: Spread;
}

interface Measured {
  readonly identity: IdentityProvider;
  /** From nothing to everything running, and again on the same data; seconds. */
  readonly coldStart: number;
  readonly warmStart: number;
  readonly measures: readonly Measure[];
}

/** How long signing in by password and refreshing take through the balancer, by how many do it at the same instant. */
export async function signInBench(context: Context): Promise<Outcome> {
  const measured: Measured[] = [];
  for (const identity of PROVIDERS) measured.push(await measure(context, identity));
  const rows = measured.flatMap(({ identity, measures }) =>
    measures.map(({ what, atOnce, spread }) => [
      ...[`${identity}, ${what}`, atOnce, spread.p50, spread.p95, spread.max],
    ]),
  );
  const starts = measured.map((one) => [one.identity, one.coldStart, one.warmStart]);
  const text = [
    table(['milliseconds', 'at once', 'p50', 'p95', 'max'], rows),
    table(['start of all parts, s', 'first', 'again'], starts),
  ].join('\n\n');
  return { text, data: { measured } };
}

async function measure(context: Context, identity: IdentityProvider): Promise<Measured> {
  const folder = context.folder('sign-in');
  const env = { FABULA_REQUESTS_PER_MINUTE: '1000000', FABULA_LOG_LEVEL: 'warn' };
  const start = () => timed(() => startDistributed({ folder, identity, env }));
  context.say(`${identity}: first start`);
  const first = await start();
  await first.value.stop();
  context.say(`${identity}: start on the same data`);
  const { value: stage, seconds: warmStart } = await start();
  try {
    const accounts: Account[] = [];
    for (let n = 0; n < Math.max(...AT_ONCE); n += 1) accounts.push(await Account.signUp(stage.origin));
    const calls = {
      'sign-in by password': ({ email, password }: Account) => Account.signIn(stage.origin, email, password),
      refresh: (account: Account) => account.resume(),
    };
    const measures: Measure[] = [];
    for (const [what, call] of Object.entries(calls))
      for (const atOnce of AT_ONCE) {
        context.say(`${identity}: ${what}, ${atOnce} at once`);
        measures.push({ what, atOnce, spread: await spread(context, accounts.slice(0, atOnce), call) });
      }
    return { identity, coldStart: first.seconds, warmStart, measures };
  } finally {
    await stage.stop();
  }
}

/** The first round warms up: compilers are lazy on both sides. */
async function spread(
  { scale }: Context,
  accounts: readonly Account[],
  call: (account: Account) => Promise<unknown>,
): Promise<Spread> {
  const rounds = scale.runs === 1 ? 1 : Math.ceil(LEAST / accounts.length);
  await Promise.all(accounts.map(call));
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1)
    await Promise.all(
      accounts.map(async (account) => times.push((await timed(() => call(account))).seconds * 1000)),
    );
  return spreadOf(times);
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const from = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - from) / 1000 };
}
