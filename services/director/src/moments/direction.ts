import type { Moment } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { Classifier, SceneOf } from '../classify/speech.ts';
import type { MomentPrompt } from '../prompts/prompt.ts';
import type { ReplyContext } from '../reply/context.ts';

/** How directors deal with moments of one type. */
export interface MomentDirection<M extends Moment = Moment> {
  /** The scripted director's judgement of words. */
  readonly classify: Classifier<M>;
  /** What of the moment's own state that judgement depends on, beside what the scene lists; absent: nothing. */
  readonly stateKey?: (scene: SceneOf<M>) => string;
  /** The scripted director's lines for what was understood; undefined if nothing was, and it is to be refused. */
  replyTo(reply: ReplyContext, moment: M): SpokenLine[] | undefined;
  /** What a language model is asked. */
  readonly prompt: MomentPrompt<M>;
}

/** Of a type that takes no answer: there is nothing to understand. */
export const TAKES_NO_ANSWERS = null;
