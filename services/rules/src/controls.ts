import type { BattleOutput, BattlePhase } from './moments/battle/output.ts';
import type { Property, Style } from './release/cards.ts';
import type { Difficulty } from './release/difficulty.ts';
import type { Option } from './release/option.ts';
import type { Task } from './release/task.ts';

/** What a player can choose in an open moment beside speaking; each type has some of it. Cards go by their blueprints' ids. */
export interface Controls {
  /** What may be picked, and how many of it. */
  readonly options?: readonly Option[];
  readonly pick?: number;
  readonly battle?: BattleControls;
  /** Tasks that there are, in order; the first that is nobody's is asked now. */
  readonly tasks?: readonly TaskControl[];
  /** Items that can be given. */
  readonly itemIds?: readonly string[];
  readonly attemptsLeft?: number;
  /** Interactions, on top of the turn's own. */
  readonly maxBet?: number;
  readonly difficulties?: readonly Difficulty[];
  /** What was said or chosen before, and still holds. */
  readonly remembered?: RememberedChoices;
}

export interface BattleControls extends Pick<BattleOutput, 'history' | 'opponents'> {
  readonly phase: BattlePhase;
  /** The manner that is asked for. */
  readonly style: Style;
  readonly strike: BattleOutput['strike'] | null;
}

export interface TaskControl {
  readonly task: Task;
  readonly isAsked: boolean;
  /** To whom it is given; null: to nobody yet. */
  readonly characterId: string | null;
}

export interface RememberedChoices {
  readonly characterId: string | null;
  readonly itemId?: string | null;
  readonly difficulty?: string | null;
  readonly bet?: number | null;
  readonly sacrificed?: readonly Property[];
}
