/** Characters that are listened to: half a minute of speech. What all of them cost stays under 5 ms where no word is known yet. */
const MOST = 400;

/** The words as far as they are listened to: whole words, but where one alone is longer. */
export function beginningOf(words: string): string {
  if (words.length <= MOST) return words;
  const whole = words.slice(0, MOST + 1).replace(/\s+\S*$/u, '');
  return whole.slice(0, MOST).replace(/\p{Cs}$/u, '');
}
