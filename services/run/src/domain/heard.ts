export interface Sentence {
  readonly text: string;
  readonly characterId?: string | undefined;
  readonly durationMs?: number | undefined;
  /** Said again for a learner: it takes its time, but is no line. */
  readonly isHint?: boolean | undefined;
}

export interface HeardSentence {
  readonly text: string;
  readonly characterId: string;
}

/** The sentences as far as they were heard. `heardMs` null: to their end. */
export function heardOf(sentences: readonly Sentence[], heardMs: number | null): HeardSentence[] {
  const total = sentences.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
  // Speech without length is captions only: they have been read.
  let left = heardMs === null || total === 0 ? Infinity : heardMs;
  const heard: HeardSentence[] = [];
  for (const { text, characterId = '', durationMs = 0, isHint } of sentences) {
    if (left <= 0) break;
    const share = durationMs > left ? left / durationMs : 1;
    const part = cut(text, share);
    if (part !== '' && !isHint) heard.push({ text: part, characterId });
    left -= durationMs;
  }
  return heard;
}

/** The first words of a text, about so much of it as its share; a cut is shown by an ellipsis. */
function cut(text: string, share: number): string {
  if (share >= 1) return text;
  // One letter further shows whether a word has just ended.
  const until = text.slice(0, Math.floor(text.length * share) + 1);
  const words = until.slice(0, Math.max(until.lastIndexOf(' '), 0)).trimEnd();
  return words === '' ? '' : `${words}…`;
}
