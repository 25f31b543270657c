import type { Names } from '../names.ts';
import { commonFields } from './common.ts';
import { talkFields } from './talk.ts';

/** Made once for all types: there are many fields. @returns what each type of moment makes its schema of */
export function sharedFields(names: Names) {
  const common = commonFields(names);
  return { names, common, talk: { ...common, ...talkFields(names) } };
}

/** `common` is what every moment has, `talk` that and what every moment has in which the player talks. */
export type SharedFields = ReturnType<typeof sharedFields>;
