import type { Scene } from '@fabula/rules/scene';
import type { Judgement, Output, TurnVerdict } from '@fabula/rules/types';
import type { HeardLine } from '../director.ts';

/** What a reply is chosen from. */
export interface ReplyContext {
  readonly scene: Scene;
  readonly verdict: TurnVerdict;
  /** What the law tells of the turn, the director's lines aside. */
  readonly output: Partial<Output>;
  readonly judgement: Judgement;
  /** What the player said. */
  readonly words: string;
  readonly seed: string;
  /** What was said in this moment, oldest first. */
  readonly heard: readonly HeardLine[];
}
