import { SILENCE } from '@fabula/rules/inputs';
import type { Input } from '@fabula/rules/types';

/** What a simulated player does in a turn; words '' are silence. */
export type PlayerAnswer = Pick<Input, 'words'> & Partial<Input>;

/** The rules' input of it, and of the words that were heard. */
export function inputOf(said: Partial<Input>, words: string): Input {
  return { ...SILENCE, ...said, words };
}
