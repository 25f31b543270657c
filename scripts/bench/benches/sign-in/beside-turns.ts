import { setTimeout as sleep } from 'node:timers/promises';
import { Account } from '../../../proof/account.ts';
import type { Context } from '../../context.ts';
import { Generator } from '../../load/generator.ts';
import { inParallel } from '../../load/in-parallel.ts';
import { type TurnRecord, totals } from '../../load/turn-record.ts';
import { TurnLines } from '../../machine/turn-lines.ts';
import { ownTimes } from '../../stats/own-time.ts';
import { median, type Spread, spreadOf } from '../../stats/spread.ts';
import { type Deployment, startDeployment } from '../deployment.ts';

const AT_ONCE = 20;
/** From one twenty to the next, milliseconds: a class that begins, again and again. */
const EVERY_MS = 2_000;
/** Turns a second: the goal's of the embedded way. */
const RATE = 20;
const ACTORS = 100;
/** Windows without and with sign-ins take turns, so that what else the machine does meets both; each pair has its part of a run. */
const PAIRS_A_RUN = 2;
const GOAL = 4 / 3;

/** What players had in windows of one kind. Milliseconds. */
export interface Window {
  readonly total: Spread;
  /** Without what hearing, directing and speaking take. */
  readonly own: Spread;
  readonly failures: number;
}

export interface BesideTurns {
  readonly without: Window;
  readonly with: Window;
  /** Of the 99th percentiles of all turns, with by without. */
  readonly ratio: number;
  /** The middle one of the pairs' own. */
  readonly medianRatio: number;
  readonly goal: number;
  readonly signIns: Spread;
  readonly refused: number;
}

interface Played {
  readonly turns: readonly TurnRecord[];
  readonly own: readonly number[];
}

/** Turns of the embedded way, where all parts share one process, without and with twenty sign-ins at the same instant. */
export async function turnsBesideSignIns(context: Context): Promise<BesideTurns> {
  const generator = Generator.start();
  try {
    context.say('Starting the embedded way');
    const way = await startDeployment('embedded', { folder: context.folder('beside-turns') });
    try {
      return await measured(way, generator, context);
    } finally {
      await way.stop();
    }
  } finally {
    await generator.stop();
  }
}

async function measured(
  way: Deployment,
  generator: Generator,
  { scale, say }: Context,
): Promise<BesideTurns> {
  const { origin } = way;
  say(`${ACTORS} players and ${AT_ONCE} people join, and warm up`);
  await generator.ask('join', { origin, players: ACTORS });
  const people = await inParallel(AT_ONCE, AT_ONCE, () => Account.signUp(origin));
  await generator.ask('stagger', { actors: ACTORS });
  const lines = new TurnLines(way.turnLogs);
  const window = async (seconds: number): Promise<Played> => {
    lines.take();
    const { answer } = await generator.ask('drive', { rate: RATE, turns: RATE * seconds, actors: ACTORS });
    return { turns: answer.turns, own: ownTimes(totals(answer.turns), lines.take()).own };
  };
  await besides(people, () => window(scale.warmUpSeconds));
  await window(scale.warmUpSeconds);
  const [alone, beside]: [Played[], Played[]] = [[], []];
  const signIns: SignIns = { ms: [], refused: 0 };
  const pairs = scale.runs * PAIRS_A_RUN;
  const seconds = Math.ceil(scale.runSeconds / PAIRS_A_RUN);
  for (let n = 1; n <= pairs; n += 1) {
    say(`Pair ${n} of ${pairs}: ${seconds} s without, ${seconds} s with sign-ins`);
    alone.push(await window(seconds));
    beside.push(await besides(people, () => window(seconds), signIns));
  }
  const [without, together] = [told(alone), told(beside)];
  return {
    ...{ without, with: together, goal: GOAL, ratio: together.total.p99 / without.total.p99 },
    medianRatio: median(
      alone.map((one, n) => told(beside.slice(n, n + 1)).total.p99 / told([one]).total.p99),
    ),
    ...{ signIns: spreadOf(signIns.ms), refused: signIns.refused },
  };
}

interface SignIns {
  readonly ms: number[];
  refused: number;
}

/** Lets all of these people sign in at the same instant, again and again while `work` lasts. */
async function besides<T>(
  people: readonly Account[],
  work: () => Promise<T>,
  into: SignIns = { ms: [], refused: 0 },
): Promise<T> {
  const over = new AbortController();
  const enter = async ({ api: { origin }, email, password }: Account) => {
    const from = performance.now();
    const isIn = await Account.signIn(origin, email, password).then(
      () => true,
      () => false,
    );
    if (isIn) into.ms.push(performance.now() - from);
    else into.refused += 1;
  };
  const rounds = async () => {
    while (!over.signal.aborted) {
      const next = sleep(EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
      await Promise.all(people.map(enter));
      await next;
    }
  };
  const running = rounds();
  try {
    return await work();
  } finally {
    over.abort();
    await running;
  }
}

function told(windows: readonly Played[]): Window {
  const turns = windows.flatMap((one) => one.turns);
  return {
    total: spreadOf(totals(turns).map(({ totalMs }) => totalMs)),
    own: spreadOf(windows.flatMap(({ own }) => own)),
    failures: turns.filter(({ failure }) => failure !== undefined).length,
  };
}
