/** The longest transcript that a turn keeps, in characters; more is far beyond a minute of speech. */
const LONGEST = 4_000;

/** What was said or typed, as everybody after this sees it: without control characters and halves of characters. */
export function cleanWords(text: string | undefined): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Cs}$/u, '');
}
