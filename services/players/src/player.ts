import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { RunState } from '@fabula/rules/types';
import type { Chance } from './rng.ts';
import type { Said } from './said.ts';

/** Where a simulated player stands. */
export interface Standpoint {
  readonly release: Release;
  readonly state: RunState;
  readonly scene: Scene;
  readonly chance: Chance;
}

/** Somebody who does not exist and plays all the same. Settings are the same for all stories. */
export interface SimulatedPlayer {
  readonly name: string;
  answer(at: Standpoint): Said;
}
