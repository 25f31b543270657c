import type { BattlePhase } from './moments/battle/output.ts';
import type { Property, Style } from './release/cards.ts';
import type { Difficulty } from './release/difficulty.ts';
import type { Gauge } from './release/gauge.ts';
import type { Deflection, Facet, Perfect } from './release/lines.ts';
import type { Option } from './release/option.ts';
import type { Path } from './release/path.ts';
import type { Quality } from './release/quality.ts';
import type { Question } from './release/question.ts';
import type { Task } from './release/task.ts';
import type { Examples } from './release/text.ts';

/**
 * What can be said in a moment, as its rules let a director know it. Whatever the types, directors understand these kinds of
 * things (`Judgement` has a field for each); how authors write one is a file of its own below `release`.
 */
export interface Expectations {
  /** Facets (of a goal or a lesson) that can be heard now, new ones and those heard before. */
  readonly facets: readonly Facet[];
  /** Ids of the facets that have been heard. */
  readonly heard: readonly string[];
  /** All of the moment's perfect rules. */
  readonly perfects: readonly Perfect[];
  readonly deflections: readonly Deflection[];
  /** The question that is asked now. */
  readonly question: Question | null;
  readonly paths: readonly { readonly path: Path; readonly isOpen: boolean }[];
  /** The closed path for which a reason was asked. */
  readonly reasonFor: string | null;
  /** What the player may pick. */
  readonly options: readonly Option[];
  /** Characters of the team, opponents and items that words can name here: blueprint ids. */
  readonly nameable: readonly string[];
  /** Tasks that are not given out; the first is asked now. */
  readonly tasks: readonly Task[];
  /** Of a battle: its phase, the manner that is asked for, what fits a manner, and thoughtless words. */
  readonly battle: BattleExpectations | null;
  /** What makes work or a performance good. */
  readonly qualities: readonly Quality[];
  readonly properties: readonly PropertyWords[];
  readonly difficulties: readonly Difficulty[];
  /** How players decline. */
  readonly decline: Examples | null;
}

export interface BattleExpectations {
  readonly phase: BattlePhase;
  readonly style: Style;
  readonly gauges: readonly Gauge[];
  readonly careless: Examples;
  /** Opponents that stand: blueprint character ids. */
  readonly opponents: readonly string[];
}

/** How players ask for a property. */
export interface PropertyWords {
  readonly property: Property;
  readonly examples: Examples;
}
