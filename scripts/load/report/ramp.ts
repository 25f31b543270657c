import type { ServerFigures } from '../metrics/server-figures.ts';
import type { Phase } from '../phases.ts';
import type { Watched } from '../run/watch.ts';
import type { ClientFigures } from './client-figures.ts';
import { MOST_FOR_OTHERS, othersOf } from './others.ts';
import type { OwnTime } from './own-times.ts';

/** What a turn's own time may be at the 99th percentile, milliseconds. */
export const MOST_OWN_MS = 100;
/** The share of turns that may fail, or never be sent. */
const MOST_LOST = 0.01;
/** So full a processor, or a loop that has one, is what holds the rest up. Percent. */
const FULL = 85;
/** What a machine has left then is not enough for what comes at once. */
const NEARLY_ALL = 90;

/** One rate, and how it was borne. Milliseconds. */
export interface RampStep {
  readonly rate: number;
  /** Planned ones. */
  readonly turns: number;
  /** Own time turn by turn. NaN where no engine's log could be read. */
  readonly exactP99: number;
  /** At the engines, by their histogram. NaN without metrics. */
  readonly ownP99: number;
  /** From the planned moment to the output. */
  readonly clientP99: number;
  /**
   * The same less what hearing, directing and speaking took in the mean: what the gateway, the wire and waiting in line before
   * the engine add is in it, and the spread of those three too. NaN without metrics.
   */
  readonly clientOwnP99: number;
  /** Of turns that were planned: those that had no output, for whatever reason. */
  readonly lost: number;
  readonly missed: number;
  /** Lines that voices made. */
  readonly newLines: number;
  readonly busyPercent: number;
  /** Of it, programs beside site and generator. */
  readonly othersPercent: number;
  readonly generatorPercent: number;
  /** Parts by what they took of a core, the fullest first. */
  readonly parts: readonly (readonly [part: string, cpuPercent: number])[];
  readonly loopPauses: readonly (readonly [part: string, ms: number])[];
  readonly isHeld: boolean;
}

export interface Ramp {
  readonly steps: readonly RampStep[];
  /** The highest rate that was held, turns a second; 0 where none was. */
  readonly held: number;
  /** What is full where it ends, in words. */
  readonly why: string;
}

const ELSEWHERE = ['hear', 'direct', 'speak'];

/** What hearing, directing and speaking take of a turn in the mean, milliseconds; NaN where no turn was told of. */
export function elsewhereMs({ stages }: ServerFigures): number {
  const turns = stages.find(({ name }) => name === 'own')?.count ?? 0;
  const spent = stages.filter(({ name }) => ELSEWHERE.includes(name));
  return spent.reduce((sum, { mean, count }) => sum + mean * count, 0) / (turns || Number.NaN);
}

export const ownP99 = ({ stages }: ServerFigures): number =>
  stages.find(({ name }) => name === 'own')?.p99 ?? Number.NaN;

export interface Had {
  readonly client: ClientFigures;
  readonly own: readonly OwnTime[];
  readonly origin: string;
}

export function rampStep(phase: Phase, watched: Watched, { client, own, origin }: Had): RampStep {
  const { server, machine } = watched;
  const tag = `{phase:${phase.name}}`;
  const clientP99 = client.trends[`fabula_turn_ms${tag}`]?.p99 ?? Number.NaN;
  const planned = Math.round(phase.rate * phase.seconds);
  const sent = client.counts[`fabula_turns${tag}`] ?? 0;
  const answered = sent * (client.rates[`fabula_turn_ok${tag}`] ?? 0);
  const { generator = Number.NaN, ...others } = machine.cpuPercent;
  const told = server.parts.map(({ part, cpuPercent }) => [part, cpuPercent] as const);
  const seen = Object.entries(others).filter(([name]) => !told.some(([part]) => part === name));
  const figures = {
    ...{ rate: phase.rate, turns: planned, ownP99: ownP99(server), clientP99 },
    clientOwnP99: clientP99 - elsewhereMs(server),
    exactP99: own.find((one) => one.phase === phase.name)?.own.p99 ?? Number.NaN,
    lost: Math.max(0, 1 - answered / Math.max(1, planned)),
    newLines: server.newLines,
    missed: client.counts[`fabula_missed_schedule${tag}`] ?? 0,
    ...{
      busyPercent: machine.busyPercent,
      othersPercent: othersOf(watched, origin),
      generatorPercent: generator,
    },
    parts: [...told, ...seen].sort(([, a], [, b]) => b - a),
    loopPauses: server.parts
      .map(({ part, loopPauseMs }) => [part, loopPauseMs] as const)
      .sort(([, a], [, b]) => b - a),
  };
  return { ...figures, isHeld: isHeld(figures) };
}

/** What is known best counts: own time turn by turn; else both bounds of it; without metrics the whole wait. */
function waitsOf({ exactP99, ownP99: own, clientOwnP99, clientP99 }: Omit<RampStep, 'isHeld'>): number[] {
  if (!Number.isNaN(exactP99)) return [exactP99];
  return Number.isNaN(own) ? [clientP99] : [own, clientOwnP99];
}

const isHeld = (step: Omit<RampStep, 'isHeld'>): boolean =>
  step.lost <= MOST_LOST && waitsOf(step).every((ms) => ms < MOST_OWN_MS);

export function rampOf(steps: readonly RampStep[]): Ramp {
  const held = Math.max(0, ...steps.filter((step) => step.isHeld).map(({ rate }) => rate));
  const broken = steps.find(({ rate, isHeld }) => !isHeld && rate > held);
  const why = broken
    ? `at ${broken.rate}/s ${whyNot(broken)}`
    : 'the ramp ended before anything was full: begin with a higher RATE, or take a longer DURATION';
  return { steps, held, why };
}

/** What was full in a step that was not held. */
function whyNot({
  parts,
  loopPauses,
  busyPercent,
  othersPercent,
  generatorPercent,
  ...step
}: RampStep): string {
  const past = [
    ...(step.exactP99 >= MOST_OWN_MS ? [`own time has a p99 of ${round(step.exactP99)} ms`] : []),
    ...(step.ownP99 >= MOST_OWN_MS ? [`own time at the engines has a p99 of ${round(step.ownP99)} ms`] : []),
    ...(step.clientOwnP99 >= MOST_OWN_MS
      ? [`own time seen by players one of ${round(step.clientOwnP99)} ms`]
      : []),
    ...(step.lost > MOST_LOST ? [`${round(step.lost * 100)} % of the turns were lost`] : []),
  ];
  const full = parts
    .filter(([, percent]) => percent >= FULL)
    .map(([part, percent]) => `${part} (${round(percent)} % of a core)`);
  const [longest] = loopPauses;
  const causes = [
    ...(full.length > 0 ? [`full: ${full.join(', ')}`] : []),
    ...(busyPercent >= NEARLY_ALL ? [`the machine's processors were ${round(busyPercent)} % busy`] : []),
    ...(othersPercent > MOST_FOR_OTHERS
      ? [`other programs had ${round(othersPercent)} % of them, so this is no end of the site's`]
      : []),
    ...(longest ? [`the longest pause of an event loop was ${round(longest[1])} ms, in ${longest[0]}`] : []),
    ...(parts[0] && full.length === 0
      ? [`the fullest part was ${parts[0][0]}, ${round(parts[0][1])} % of a core`]
      : []),
    `the generator took ${round(generatorPercent)} % of a core`,
  ];
  return `${past.join(', ') || 'players waited too long'}; ${causes.join('; ')}`;
}

const round = (number: number) => Math.round(number);
