import type { Names } from '../names.ts';
import { commonFields } from './common.ts';
import { conversationFields, talkFields } from './talk.ts';

/** Made once for all types: there are many fields. @returns what each type of moment makes its schema of */
export function sharedFields(names: Names) {
  const common = commonFields(names);
  const listening = { ...common, ...conversationFields(names) };
  return { names, common, listening, talk: { ...listening, ...talkFields(names) } };
}

/**
 * `common` is what every moment has, `listening` that and what one can be asked in it, `talk` all that every moment has in
 * which the player talks.
 */
export type SharedFields = ReturnType<typeof sharedFields>;
