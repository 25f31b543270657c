import type { Machine } from '../../bench/machine/machine.ts';
import type { Phase } from '../phases.ts';
import type { Watched } from '../run/watch.ts';
import type { ScenarioName } from '../scenarios.ts';
import type { ClientFigures } from './client-figures.ts';
import { MOST_FOR_OTHERS, othersOf } from './others.ts';
import type { OwnTime } from './own-times.ts';
import type { Ramp } from './ramp.ts';

/** All that a run of a scenario came to: `report.json` is this. */
export interface Report {
  readonly scenario: ScenarioName;
  readonly what: string;
  /** ISO 8601. */
  readonly at: string;
  readonly origin: string;
  readonly load: {
    readonly players: number;
    /** Turns or visits a second; 0 where people set the pace. */
    readonly rate: number;
    readonly seconds: number;
    readonly phases: readonly Phase[];
  };
  readonly machine: Machine;
  readonly generator: Generator;
  readonly client: ClientFigures;
  /** Where engines' logs could be read. */
  readonly own: readonly OwnTime[];
  /** From the start to the end; and by phase, where there are several. */
  readonly whole: Watched;
  readonly phases: readonly Watched[];
  readonly ramp: Ramp | undefined;
  /** Parts whose metrics did not answer, and why. */
  readonly away: Readonly<Record<string, string>>;
  /** What a reader has to know before the figures. */
  readonly warnings: readonly string[];
  readonly isKept: boolean;
}

/** How far the generator can be believed. */
export interface Generator {
  /** Of one core. */
  readonly cpuPercent: number;
  /** Of all cores of this machine, everything that ran. */
  readonly busyPercent: number;
  /** The same without the generator and the site's own processes; NaN where the site is elsewhere, or tells nothing. */
  readonly othersPercent: number;
  /** Turns that went out late. */
  readonly missed: number;
  /** Visits that k6 had nobody free for. */
  readonly dropped: number;
  /** Turns that were so late that they were not sent. */
  readonly unsent: number;
}

export function generatorOf({ counts }: ClientFigures, watched: Watched, origin: string): Generator {
  const { machine } = watched;
  const count = (name: string) => counts[name] ?? 0;
  return {
    cpuPercent: machine.cpuPercent.generator ?? Number.NaN,
    busyPercent: machine.busyPercent,
    othersPercent: othersOf(watched, origin),
    missed: count('fabula_missed_schedule'),
    dropped: count('dropped_iterations'),
    unsent: count('fabula_turns_unsent'),
  };
}

const MOST_OF_A_MACHINE = 0.3;

/** What spoils the figures, in sentences. */
export function warningsOf(
  client: ClientFigures,
  generator: Generator,
  {
    cores,
    hasMetrics,
    hasTurns,
  }: { readonly cores: number; readonly hasMetrics: boolean; readonly hasTurns: boolean },
): string[] {
  const { counts } = client;
  const refused = counts['fabula_refused{what:requests}'] ?? 0;
  const inputs = counts['fabula_refused{what:inputs}'] ?? 0;
  return [
    ...(refused > 0
      ? [
          `The site refused ${refused} requests by its own limit for one address (HTTP 429): start it with FABULA_REQUESTS_PER_MINUTE=1000000 (helm: site.requestsPerMinute).`,
        ]
      : []),
    ...(inputs > 0
      ? [
          `The site refused ${inputs} inputs, as too many of one player or because it was too busy: FABULA_INPUTS_PER_MINUTE and FABULA_AUDIO_SECONDS_PER_MINUTE are its limits, PLAYERS spreads them.`,
        ]
      : []),
    ...(hasTurns && !hasMetrics
      ? [
          'The site told no metrics: there are no stages here. Start it with FABULA_METRICS_PORT=9464, or say METRICS="part=host:port …".',
        ]
      : []),
    ...(generator.othersPercent > MOST_FOR_OTHERS
      ? [
          `Other programs took ${Math.round(generator.othersPercent)} % of this machine: the figures are worth little.`,
        ]
      : []),
    ...(generator.cpuPercent > MOST_OF_A_MACHINE * cores * 100
      ? [
          `The generator took ${Math.round(generator.cpuPercent)} % of a core of ${cores}: it is a part of what was measured.`,
        ]
      : []),
  ];
}
