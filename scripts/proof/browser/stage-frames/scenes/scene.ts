import type { StageScript } from '../in-page.ts';
import type { Material } from '../material.ts';
import type { PlayedStage } from '../played-stage.ts';

/** Somebody's visit to a stage, from the opening of a run on. */
export interface Scene {
  readonly name: string;
  /** Run in the page beside the usual ones. */
  readonly scripts?: readonly StageScript[];
  readonly play: (stage: PlayedStage, material: Material) => Promise<void>;
}
