import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { Input, RunState } from '@fabula/rules/types';
import type { SeededChance } from './seeded-chance.ts';

/** What a simulated player does in a turn; words '' are silence. */
export type PlayerAnswer = Pick<Input, 'words'> & Partial<Input>;

/** Where a simulated player stands. */
export interface PlayerContext {
  readonly release: Release;
  readonly state: RunState;
  readonly scene: Scene;
  readonly chance: SeededChance;
}

/** Somebody who does not exist and plays all the same. Settings are the same for all stories. */
export interface SimulatedPlayer {
  readonly name: string;
  answer(at: PlayerContext): PlayerAnswer;
}
