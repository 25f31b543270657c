import { parseArgs } from 'node:util';

/** What can be measured, in the order in which it is. */
export const BENCHES = {
  distributed:
    'own time per turn and turns/s at saturation, distributed, with where the time goes, beside a bare chain of the same hops',
  embedded: 'the same, embedded',
  sockets: 'bytes per open socket',
  long: 'turn 1 against turn 1,000 of one run',
  voiced: "a cold voiced turn on the floor's engines, en and fr",
  memory: 'what the embedded process holds over 1,000 voiced turns',
  uploads: 'what the embedded process holds while large files come at once, and files on slow lines',
  speech: 'what is understood by voice and noise, and how far confidence can be believed',
  understanding:
    'what the director without a model makes of sentences that nothing was tuned to, and how newcomers fare',
  overhead: "the server's own part of a voiced turn, against engines of known delay",
  rules: 'what deciding one turn costs, without director, store and wire',
  simulate: 'whole runs a second by simulated players, first time and with a warm memo',
  checker: 'the story checker at 10, 100 and 500 moments',
  authoring:
    'the authors’ pages of 500 moments: opening, frames, keys, checks, publishing, sizes, and turns beside ten who type',
  web: 'LCP, CLS, INP, long tasks in a turn, and JavaScript by route',
  start: 'start to ready, and what is held then: first, warm, and after git clone with warm package caches',
  signin:
    'signing in by password and by link, refreshing and stepping up, 1, 10 and 50 at once, and the start, with both identity back ends; turns beside twenty sign-ins',
  suite: 'wall time of the last whole `make test`',
} as const;

export type BenchName = keyof typeof BENCHES;

/** How much is measured. */
export interface Scale {
  /** Of turns at a rate, and of the overhead: the figures are medians of so many. */
  readonly runs: number;
  /** Of what needs a fresh stage for each, or minutes: sockets, saturation, cold voices. */
  readonly longRuns: number;
  readonly sockets: number;
  /** Turns a second; without it the goal's of each way. */
  readonly rate?: number;
  /** Of one run of turns at a rate. */
  readonly runSeconds: number;
  readonly warmUpSeconds: number;
  /** Of one run of the bare chain. */
  readonly bareSeconds: number;
  /** Of nobody playing, and of each call that is asked beside turns. */
  readonly besideSeconds: number;
  readonly crowd: number;
  readonly longTurns: number;
  /** Voiced turns of one language in one run. */
  readonly voicedTurns: number;
  /** Voiced turns over which memory is watched. */
  readonly memoryTurns: number;
  /** Files of 48 MiB that come at once, crowd by crowd. */
  readonly uploads: readonly number[];
  /** Phrases of each language that each voice says in each room. */
  readonly sayings: number;
  /** Tries of somebody who knows only the goal, in each of the first moments of each story and language. */
  readonly newcomers: number;
  readonly saturationSeconds: number;
  readonly clone: boolean;
  /** The share of traces that is collected, as a site with players would set it: its spans are part of what a turn costs. */
  readonly traceRatio: number;
}

const FULL: Scale = {
  runs: 3,
  longRuns: 1,
  sockets: 1_000,
  runSeconds: 40,
  warmUpSeconds: 30,
  bareSeconds: 20,
  besideSeconds: 15,
  crowd: 2_000,
  longTurns: 1_000,
  voicedTurns: 100,
  memoryTurns: 1_000,
  uploads: [6, 20],
  sayings: 12,
  newcomers: 50,
  saturationSeconds: 10,
  clone: true,
  traceRatio: 0.1,
};

/** Shows that everything works; the figures say little. */
const QUICK: Scale = {
  runs: 1,
  longRuns: 1,
  sockets: 30,
  runSeconds: 3,
  warmUpSeconds: 2,
  bareSeconds: 2,
  besideSeconds: 2,
  crowd: 60,
  longTurns: 30,
  voicedTurns: 3,
  memoryTurns: 10,
  uploads: [2],
  sayings: 2,
  newcomers: 2,
  saturationSeconds: 2,
  clone: false,
  traceRatio: 1,
};

export interface Options {
  readonly help: boolean;
  readonly quick: boolean;
  readonly names: readonly BenchName[];
  readonly scale: Scale;
}

/** Reads the command line. Throws where it names what there is not. */
export function optionsIn(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      quick: { type: 'boolean' },
      runs: { type: 'string' },
      rate: { type: 'string' },
      traces: { type: 'string' },
    },
  });
  const quick = values.quick ?? false;
  const base = quick ? QUICK : FULL;
  const all = Object.keys(BENCHES) as BenchName[];
  const names = positionals.length === 0 ? all : positionals.map(nameOf);
  const scale = {
    ...base,
    ...(values.rate !== undefined && { rate: wholeNumber('--rate', values.rate) }),
    ...(values.runs !== undefined && runsOf(wholeNumber('--runs', values.runs))),
    ...(values.traces !== undefined && { traceRatio: share('--traces', values.traces) }),
  };
  return { help: values.help ?? false, quick, names, scale };
}

const runsOf = (runs: number) => ({ runs, longRuns: runs });

function nameOf(text: string): BenchName {
  if (text in BENCHES) return text as BenchName;
  throw new Error(`there is no bench '${text}': choose among ${Object.keys(BENCHES).join(', ')}`);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number from 1`);
  return number;
}

function share(name: string, text: string): number {
  const number = Number(text);
  if (text === '' || !(number >= 0 && number <= 1)) throw new Error(`${name} must be a number from 0 to 1`);
  return number;
}

export function usage(): string {
  const lines = Object.entries(BENCHES).map(([name, what]) => `  ${name.padEnd(14)} ${what}`);
  return [
    'make bench [BENCH="[--quick] [--runs n] [--rate n] [--traces r] [name ...]"]',
    '',
    'Measures all of these, or the named ones; prints tables, writes JSON to .local/bench/<date>.json.',
    ...lines,
    '',
    '  --quick      a little of everything, to see that it works: its figures say little',
    `  --runs n     runs of which the median is told (${FULL.runs}; ${FULL.longRuns} of sockets, saturation and voiced)`,
    '  --rate n     turns a second in place of the goal, where this machine cannot hold that',
    `  --traces r   the share of traces that is collected, 0 to 1 (${FULL.traceRatio}): each costs the parts some of their time`,
    '',
    'All of it takes about an hour and asks for nothing. Close what else is running: the load average at the start is part of the result.',
  ].join('\n');
}
