import { ApiError } from '../../../proof/api.ts';
import type { Context } from '../../context.ts';
import { inParallel } from '../../load/in-parallel.ts';
import { type Spread, spreadOf } from '../../stats/spread.ts';
import type { Person } from './person.ts';

export const AT_ONCE = [1, 10, 50];
/** Preparing is measured by nobody: no faster than what a small machine bears. */
const PREPARED_AT_ONCE = 8;

export interface Measure {
  readonly what: string;
  readonly atOnce: number;
  /** Milliseconds. */
  readonly spread: Spread;
  /** Where a back end gave no answer in time, say: in no figure. */
  readonly refused: number;
}

interface Step {
  readonly what: string;
  /** What a person needs for it. */
  readonly prepare?: (person: Person) => Promise<void>;
  readonly ask: (person: Person) => Promise<void>;
}

interface Way {
  /** One after the other. */
  readonly steps: readonly Step[];
  /** How often each person goes it: mails and codes are limited. */
  readonly rounds: number;
}

/** The mail's own way is no part of what a link takes. */
const WAYS: readonly Way[] = [
  { steps: [{ what: 'password', ask: (person) => person.signIn() }], rounds: 2 },
  {
    steps: [
      { what: 'link, asked for', ask: (person) => person.askForLink() },
      {
        ...{ what: 'link, redeemed', prepare: (person: Person) => person.readMail() },
        ask: (person) => person.redeem(),
      },
    ],
    rounds: 1,
  },
  { steps: [{ what: 'refresh', ask: (person) => person.refresh() }], rounds: 2 },
  {
    steps: [
      {
        ...{ what: 'step-up', prepare: (person: Person) => person.prepareCode() },
        ask: (person) => person.stepUp(),
      },
    ],
    rounds: 1,
  },
];

/** Who is told one of these may try again. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['unavailable', 'resource_exhausted', 'deadline_exceeded']);

/** Where little is to be seen, one alone need not have everybody's turn. */
const FEW = 5;

/** How long each way in takes, by how many take it at the same instant. */
export async function callMeasures({ scale, say }: Context, everyone: readonly Person[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const way of WAYS)
    for (const atOnce of AT_ONCE) {
      say(`${way.steps.map(({ what }) => what).join('; ')}: ${atOnce} at once`);
      const people = scale.runs === 1 ? everyone.slice(0, Math.max(atOnce, FEW)) : everyone;
      measures.push(...(await measured(way, people, atOnce)));
    }
  return measures;
}

/** Groups of people take their turn, so that nobody asks more often than they may. */
async function measured(
  { steps, rounds }: Way,
  people: readonly Person[],
  atOnce: number,
): Promise<Measure[]> {
  const times = steps.map((): (number | undefined)[] => []);
  for (let from = 0; from < rounds * people.length; from += atOnce) {
    const start = from % people.length;
    const group = people.slice(start, start + atOnce);
    for (const [n, { prepare, ask }] of steps.entries()) {
      await inParallel(group.length, PREPARED_AT_ONCE, async (i) => group[i] && prepare?.(group[i]));
      times[n]?.push(...(await Promise.all(group.map((person) => timed(() => ask(person))))));
    }
  }
  return steps.map(({ what }, n) => {
    const all = times[n] ?? [];
    const answered = all.filter((ms) => ms !== undefined);
    return { what, atOnce, spread: spreadOf(answered), refused: all.length - answered.length };
  });
}

/** Milliseconds; undefined where it was refused. */
async function timed(work: () => Promise<void>): Promise<number | undefined> {
  const from = performance.now();
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && TRY_AGAIN.has(error.code)) return undefined;
    throw error;
  }
  return performance.now() - from;
}
