import type { Way } from './crowd.ts';
import type { Site } from './site.ts';

/** An alert, told apart from others of its name where it has to be. */
export interface Called {
  readonly alert: string;
  /** Labels, as PromQL has them between braces. */
  readonly where?: string;
}

/** The series of an alert that fires, or that is in another state (a pattern). */
export const seriesOf = ({ alert, where }: Called, state = 'firing'): string =>
  `ALERTS{alertstate=~"${state}", alertname="${alert}"${where === undefined ? '' : `, ${where}`}}`;

/** A sentence of a runbook's *What to do*. */
export interface Step {
  readonly page: string;
  /** As it is written there, or the beginning of it. */
  readonly text: string;
}

/** Something that breaks a running site, and is ended by what runbooks say. */
export interface Fault {
  readonly name: string;
  /** Whom it calls. */
  readonly alerts: readonly Called[];
  readonly steps: readonly Step[];
  /** What players do all the while. */
  readonly crowd: (site: Site) => readonly Way[];
  /** Breaks it. What is returned does what the steps say, and nothing else. */
  readonly provoke: (site: Site) => Promise<() => Promise<void>>;
}
