import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { RunState } from '@fabula/rules/types';
import type { PlayerAnswer } from './player-answer.ts';
import type { SeededChance } from './seeded-chance.ts';

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
