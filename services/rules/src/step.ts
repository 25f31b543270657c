import type { Gift } from './gifts.ts';
import type { Outcome } from './release/condition.ts';
import type { Fact, Output, OwnedItem, RosterCharacter, SpokenLine, TurnVerdict } from './types.ts';

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
  /** It costs nothing and is no turn. */
  readonly isFree: boolean;
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
  isFree: false,
};

/** A step of which only the given parts are not empty. */
export function step(parts: Partial<Step>): Step {
  return { ...NOTHING, ...parts };
}
