import type { Gift } from '../belongings.ts';
import type { Property, Style } from '../release/cards.ts';
import type { Condition, Outcome } from '../release/condition.ts';
import type { Deflection, Facet, Perfect } from '../release/lines.ts';
import type { Moment } from '../release/moment.ts';
import type { Gauge } from '../release/moments/battle.ts';
import type { Path } from '../release/moments/crossroad.ts';
import type { Quality } from '../release/moments/equip.ts';
import type { NexusPath } from '../release/moments/nexus.ts';
import type { RewardOption } from '../release/moments/reward.ts';
import type { Task } from '../release/moments/teamwork.ts';
import type { Question } from '../release/moments/testing.ts';
import type { Difficulty } from '../release/moments/upgrade.ts';
import type { Release } from '../release/release.ts';
import type { Examples, Localized } from '../release/text.ts';
import type { Situation } from '../situation.ts';
import type {
  BattlePhase,
  Fact,
  Input,
  Judgement,
  Output,
  OwnedItem,
  PlayedMoment,
  RosterCharacter,
  SpokenLine,
  TurnVerdict,
} from '../types.ts';

/** What a moment's rules decide from. `state` is the run before this turn. */
export interface Turn<M extends Moment = Moment> extends Situation {
  readonly release: Release;
  readonly moment: M;
  readonly played: PlayedMoment;
  readonly input: Input;
  readonly judgement: Judgement;
  /** Of this turn, hexadecimal. */
  readonly seed: string;
}

/** What a turn does to a moment. Costs, grants and where it goes on are the same for all types. */
export interface Step {
  readonly data: unknown;
  readonly say: readonly SpokenLine[];
  /** Set: the moment is complete. */
  readonly outcome: Outcome | null;
  readonly path: string | null;
  /** Id of the perfect rule that this answer meets. */
  readonly perfect: string | null;
  readonly facts: readonly string[];
  readonly gifts: readonly Gift[];
  /** Interactions that are bet, deducted at once, won or lost. */
  readonly bet: number;
  /** The roster and the items after it, where the type changes them. */
  readonly roster: readonly RosterCharacter[] | null;
  readonly items: readonly OwnedItem[] | null;
  /** Of a battle that is over: the share of the team's health that was kept. */
  readonly health: number | null;
  /** What the type adds to the output. */
  readonly output: Partial<Output> | null;
  /** Beside what is the same for all types. */
  readonly events: readonly Fact[];
  /** The award is earned: grants on `award` are given. */
  readonly awarded: boolean;
  /** 0 to 1, towards the rank, once the moment is complete. */
  readonly goal: number | null;
  /** 0 to 100, shown. */
  readonly score: number | null;
  readonly verdict: Partial<TurnVerdict>;
}

/** Where a moment can lead. */
export interface Exit {
  readonly to: string;
  readonly when?: Condition | undefined;
  /** Where the player chooses it. */
  readonly path?: string | undefined;
  readonly label?: Localized | undefined;
}

/** A moment as it stands, for whoever looks at it outside of a turn. */
export interface Here<M extends Moment = Moment> extends Situation {
  readonly release: Release;
  readonly moment: M;
  readonly played: PlayedMoment;
}

/** What a moment's type lets a director know of it. */
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
  readonly paths: readonly { readonly path: Path | NexusPath; readonly isOpen: boolean }[];
  /** The closed path for which a reason was asked. */
  readonly reasonFor: string | null;
  /** What the player may pick. */
  readonly options: readonly RewardOption[];
  /** Characters of the team, opponents and items that words can name here: blueprint ids. */
  readonly nameable: readonly string[];
  /** Tasks that are not given out; the first is asked now. */
  readonly tasks: readonly Task[];
  /** Of a battle: its phase, the manner that is asked for, what fits a manner, and thoughtless words. */
  readonly battle: BattleProspect | null;
  /** What makes work or a performance good. */
  readonly qualities: readonly Quality[];
  readonly properties: readonly PropertyWords[];
  readonly difficulties: readonly Difficulty[];
  /** How players decline. */
  readonly decline: Examples | null;
}

export interface BattleProspect {
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
  /** The start: its opening is spoken. */
  open(turn: Turn<M>): Step;
  /** A heard answer; absent where a moment completes at its start. */
  answer?(turn: Turn<M>): Step;
  /** In order; the first that holds is taken. `path` is the chosen one, null when the moment is skipped. */
  exits(moment: M, path: string | null): readonly Exit[];
  /** Percent of the goal, where there is one. */
  progress?(moment: M, played: PlayedMoment): number;
  /** What a director may know of it, where it listens. */
  expectations?(here: Here<M>): Partial<Expectations>;
  /** Completing it ends the run. */
  readonly ends?: 'won' | 'lost';
}

const NOTHING: Step = {
  data: null,
  say: [],
  outcome: null,
  path: null,
  perfect: null,
  facts: [],
  gifts: [],
  bet: 0,
  roster: null,
  items: null,
  health: null,
  output: null,
  events: [],
  awarded: false,
  goal: null,
  score: null,
  verdict: {},
};

/** A step of which only the given parts are not empty. */
export function step(parts: Partial<Step>): Step {
  return { ...NOTHING, ...parts };
}

/**
 * What a moment's type has kept of it, or what it begins with. Only the type's own rules write it, so it is trusted:
 * parsing it on every turn would cost more than deciding.
 */
export function dataIn<T>(played: PlayedMoment, beginning: T): T {
  return (played.data as T | null) ?? beginning;
}

/** The exits of every type that has no paths. */
export function transitionsOf(moment: Moment): readonly Exit[] {
  return moment.transitions;
}
