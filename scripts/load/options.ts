import { SCENARIOS, type ScenarioName, scenarioOf } from './scenarios.ts';

/** What `make load` was asked for. */
export interface Options {
  readonly scenario: ScenarioName;
  /** Without it the site is found (`site/find-site.ts`). */
  readonly origin: string | undefined;
  /** Addresses of metrics by the part's name; undefined: what the found site tells. */
  readonly metrics: ReadonlyMap<string, string> | undefined;
  /** Logs in which engines tell of each turn; undefined: those of the found site. */
  readonly turnLogs: readonly string[] | undefined;
  readonly rate: number;
  /** 0: as many as the rate takes. */
  readonly players: number;
  readonly seconds: number;
  /** The folder of the reports. */
  readonly to: string | undefined;
}

export class BadOption extends Error {
  override readonly name = 'BadOption';
}

const LONGEST_SECONDS = 12 * 3_600;
const UNITS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3_600 };

/** Reads what make hands on as variables. Throws BadOption, with a sentence. */
export function optionsFrom(env: Readonly<Record<string, string | undefined>>): Options {
  const scenario = scenarioIn(env.SCENARIO ?? '');
  const usual = scenarioOf(scenario);
  return {
    scenario,
    origin: originIn(env.ORIGIN ?? ''),
    metrics: metricsIn(env.METRICS ?? ''),
    turnLogs: wordsIn(env.TURN_LOGS ?? ''),
    rate: numberIn('RATE', env.RATE ?? '', { usual: usual.rate, least: 0.1, most: 10_000 }),
    players: Math.round(
      numberIn('PLAYERS', env.PLAYERS ?? '', { usual: usual.players, least: 1, most: 5_000 }),
    ),
    seconds: durationIn(env.DURATION ?? '', usual.seconds),
    to: env.TO || undefined,
  };
}

function scenarioIn(text: string): ScenarioName {
  if (Object.hasOwn(SCENARIOS, text)) return text as ScenarioName;
  const problem = text === '' ? 'SCENARIO is missing' : `there is no scenario '${text}'`;
  throw new BadOption(`${problem}: choose among ${Object.keys(SCENARIOS).join(', ')}`);
}

function originIn(text: string): string | undefined {
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadOption(`ORIGIN is the address of a site, such as http://localhost:8080, and not '${text}'`);
  return new URL(text).origin;
}

/** `name=address` or an address, parted by commas or spaces; `host:port` is enough of one. */
function metricsIn(text: string): ReadonlyMap<string, string> | undefined {
  const items = wordsIn(text);
  return (
    items &&
    new Map(
      items.map((item, n) => {
        const [, name = `part-${n + 1}`, address = ''] = /^(?:([\w.-]+)=)?(.+)$/.exec(item) ?? [];
        const url = /^https?:/.test(address) ? address : `http://${address}/metrics`;
        if (!URL.canParse(url)) throw new BadOption(`METRICS: '${item}' is no address`);
        return [name, url];
      }),
    )
  );
}

function wordsIn(text: string): string[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

interface Bounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

function numberIn(name: string, text: string, { usual, least, most }: Bounds): number {
  if (text === '') return usual;
  const number = Number(text);
  if (number >= least && number <= most) return number;
  throw new BadOption(`${name} is a number from ${least} to ${most}, and not '${text}'`);
}

function durationIn(text: string, usual: number): number {
  if (text === '') return usual;
  const [, digits = '', unit = ''] = /^(\d+)([smh]?)$/.exec(text) ?? [];
  const seconds = Number(digits) * (UNITS[unit] ?? 0);
  if (digits !== '' && seconds >= 5 && seconds <= LONGEST_SECONDS) return seconds;
  throw new BadOption(`DURATION is a time from 5s to 12h, such as 90s or 10m, and not '${text}'`);
}

export function usage(): string {
  const lines = Object.entries(SCENARIOS).map(([name, { what }]) => `  ${name.padEnd(16)} ${what}`);
  return [
    'make load SCENARIO=<name> [ORIGIN=http://…] [METRICS="part=host:port …"] [TURN_LOGS="<file> …"] [RATE=n] [PLAYERS=n] [DURATION=60s] [TO=<folder>]',
    '',
    ...lines,
    '',
    'scripts/load/README.md says what a site that is to be tested is set to, and how to read the report.',
  ].join('\n');
}
