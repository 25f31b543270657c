/** What a calm reader takes for one character, and the least for a caption to be seen. Milliseconds. */
const MS_PER_CHARACTER = 65;
const SHORTEST_MS = 900;

/** How long a caption stands, in milliseconds. */
export function readingMs(text: string): number {
  return Math.max(SHORTEST_MS, text.length * MS_PER_CHARACTER);
}
