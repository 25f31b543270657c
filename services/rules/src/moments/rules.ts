import type { Controls } from '../controls.ts';
import type { Expectations } from '../expectations.ts';
import type { Condition } from '../release/condition.ts';
import type { Facet } from '../release/lines.ts';
import type { Moment } from '../release/moment.ts';
import type { Localized } from '../release/text.ts';
import type { Step } from '../step.ts';
import type { MomentContext, Turn } from '../turn.ts';
import type { Input, PlayedMoment, SpokenLine } from '../types.ts';

/** Where a moment can lead. */
export interface Exit {
  readonly to: string;
  readonly when?: Condition | undefined;
  /** Where the player chooses it. */
  readonly path?: string | undefined;
  readonly label?: Localized | undefined;
}

/** What a player may choose beside words. */
export type Choice = Exclude<keyof Input, 'kind' | 'words' | 'wasCacheHit' | 'ignoreSkip'>;

/** The law of one type of moment. */
export interface MomentRules<M extends Moment = Moment> {
  /** Choices that count here, with words or without. */
  readonly takes?: readonly Choice[];
  /**
   * It has nothing to give or to ask: skipped without being shown, whatever the author's skip rules say; complete at once
   * where it must be opened all the same.
   */
  isEmpty?(turn: Turn<M>): boolean;
  /** Takes the way that is the only one left, and is open; null: there is something to choose. */
  onlyWay?(turn: Turn<M>): Step | null;
  /** The start: its opening is spoken. */
  open(turn: Turn<M>): Step;
  /** A heard answer; absent where a moment completes at its start. */
  answer?(turn: Turn<M>): Step;
  /** In order; the first that holds is taken. `path` is the chosen one, null when the moment is skipped. */
  exits(moment: M, path: string | null): readonly Exit[];
  /** What the player is asked as it stands, in the words in which it was asked; absent: its opening asks. */
  asked?(here: MomentContext<M>): readonly SpokenLine[];
  /** Percent of the goal, where there is one. */
  progress?(moment: M, played: PlayedMoment): number;
  /** All facets (of a goal or a lesson) that it has, open or not. */
  facets?(moment: M): readonly Facet[];
  /** What a player can choose in it, once it is open, beside speaking; absent: nothing. */
  controls?(here: MomentContext<M>): Controls;
  /** What a director may know of it, where it listens. */
  expectations?(here: MomentContext<M>): Partial<Expectations>;
  /** Completing it ends the run. */
  readonly ends?: 'won' | 'lost';
}

/** The exits of every type that has no paths. */
export function transitionsOf(moment: Moment): readonly Exit[] {
  return moment.transitions;
}
