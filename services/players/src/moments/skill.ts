import type { Standpoint } from '../player.ts';
import type { Said } from '../said.ts';

/** How well somebody plays; probabilities. */
export interface Settings {
  /** Says what fits rather than nothing of use. */
  readonly fitting: number;
  /** Puts two things into one breath. */
  readonly together: number;
  /** Says the perfect thing where there is one: in a first run, and when the story is known. */
  readonly perfect: readonly [first: number, later: number];
  /** Gives the reason why. */
  readonly reason: number;
  /** Of what does not fit: a trick, silence, or anything else that may be said in this story. */
  readonly trick: number;
  readonly silence: number;
  /** Interactions that are kept in hand when a side way is thought of. */
  readonly reserve: number;
}

/** What one who plays well does in a moment of one type; undefined: nothing comes to mind. */
export type Skill = (at: Standpoint, settings: Settings) => Said | undefined;

/** Of a type in which nothing is said. */
export const nothingToSay: Skill = () => undefined;
