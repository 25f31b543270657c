import { SILENCE } from '@fabula/rules/inputs';
import type { Input } from '@fabula/rules/types';

/** What a simulated player does in a turn; words '' are silence. */
export type Said = Pick<Input, 'words'> & Partial<Input>;

/** The rules' input of it, and of the words that were heard. */
export function inputOfSaid(said: Partial<Input>, words: string): Input {
  return { ...SILENCE, ...said, words };
}
