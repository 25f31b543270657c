/** How a scenario makes its load: people who wait for answers; a rate of turns; sockets that are dropped; requests at a rate. */
export type Family = 'sessions' | 'rated' | 'storm' | 'requests';

export interface Scenario {
  readonly what: string;
  readonly family: Family;
  /** Where nothing else is asked for. `rate` is of turns or visits a second; `rated` ones have players enough for their rate. */
  readonly players: number;
  readonly rate: number;
  readonly seconds: number;
  /** Of k6, by its measures (`script/measures.ts`). A crossed one makes the command fail. */
  readonly thresholds: Readonly<Record<string, readonly string[]>>;
}

/** Players are promised their first word within 2.5 s, and 8 s where a recording is heard (`deploy/README.md`, *Goals*). */
const HEARD = ['p(95)<8000'];
const FIRST_WORD = ['p(95)<2500'];
const NONE = ['count==0'];
const ANSWERED = ['rate>0.99'];

export const SCENARIOS = {
  voice: {
    what: 'people who speak, in English and French: streamed PCM and whole mp3, pauses, barge-in, lost lines',
    family: 'sessions',
    ...{ players: 6, rate: 0, seconds: 60 },
    thresholds: { fabula_turn_ok: ANSWERED, fabula_first_word_ms: HEARD },
  },
  text: {
    what: 'people who type, with pauses to think, in both languages',
    family: 'sessions',
    ...{ players: 20, rate: 0, seconds: 60 },
    thresholds: { fabula_turn_ok: ANSWERED, fabula_first_word_ms: FIRST_WORD },
  },
  catalogue: {
    what: 'visitors of the public catalogue: the page, its stories, its first pictures',
    family: 'requests',
    ...{ players: 50, rate: 10, seconds: 60 },
    thresholds: { fabula_request_ok: ['rate>0.999'], fabula_visit_ms: ['p(95)<1000'] },
  },
  'sign-in': {
    what: 'people who sign in by password, and come back by their cookie',
    family: 'requests',
    ...{ players: 20, rate: 1, seconds: 60 },
    thresholds: { fabula_request_ok: ['rate>0.999'], fabula_sign_in_ms: ['p(95)<2000'] },
  },
  'reconnect-storm': {
    what: 'all sockets are dropped at once, a fifth of them in the middle of a turn, and come back by the rules of pages',
    family: 'storm',
    ...{ players: 100, rate: 0, seconds: 60 },
    thresholds: {
      fabula_turn_ok: ['rate==1'],
      fabula_back_ms: ['p(99)<8000'],
      fabula_sockets_lost: NONE,
    },
  },
  spike: {
    what: 'turns at a rate, six times as many for a third of the time, and the rate again',
    family: 'rated',
    ...{ players: 0, rate: 3, seconds: 60 },
    thresholds: {
      fabula_turn_ok: ANSWERED,
      fabula_turns_unsent: NONE,
      'fabula_turn_ms{phase:after}': ['p(95)<2500'],
    },
  },
  soak: {
    what: 'turns at one rate for long, with memory from beginning to end',
    family: 'rated',
    ...{ players: 0, rate: 3, seconds: 1_800 },
    thresholds: { fabula_turn_ok: ['rate>0.999'], fabula_turns_unsent: NONE, fabula_turn_ms: ['p(99)<2500'] },
  },
  ramp: {
    what: 'turns at rates that grow by a quarter, until the p99 of their own time passes 100 ms',
    family: 'rated',
    ...{ players: 0, rate: 8, seconds: 240 },
    // What is found is the result: there is nothing to be kept.
    thresholds: {},
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

export const scenarioOf = (name: ScenarioName): Scenario => SCENARIOS[name];
