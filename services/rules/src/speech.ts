import type { Moment } from './release/moment.ts';
import { EMOTIONS, type EmotionKey } from './release/text.ts';

/** What each emotion and strength is called to whoever writes or speaks a line. */
const LABELS: Readonly<Record<EmotionKey, string>> = {
  normal: 'neutral',
  happiness: 'happy',
  sadness: 'sad',
  anger: 'angry',
  fear: 'fearful',
  disgust: 'disgusted',
  surprise: 'surprised',
};
const STRENGTHS = ['slightly', 'somewhat', 'moderately', 'very', 'totally'] as const;

/** Voices speak at this speed by themselves. */
const DEFAULT_SPEED = 1;

/**
 * How the speaker talks, with `{emotion}` rewritten ("very angry"). Without a known emotion of strength 1 to 5 it stays
 * as its author wrote it; null where nothing was written.
 */
export function speechPatternsOf(
  { speechPatterns }: Pick<Moment, 'speechPatterns'>,
  emotion: { readonly key: string; readonly strength: number } | undefined,
): string | null {
  const key = EMOTIONS.find((each) => each === emotion?.key);
  const strength = STRENGTHS[(emotion?.strength ?? 0) - 1];
  if (speechPatterns === null || key === undefined || strength === undefined) return speechPatterns;
  return speechPatterns.replaceAll('{emotion}', () => `${strength} ${LABELS[key]}`);
}

/** The speed to ask a voice for; undefined: its own, nothing is passed on. */
export function speedOf({ speedOfSpeech }: Pick<Moment, 'speedOfSpeech'>): number | undefined {
  return speedOfSpeech === null || speedOfSpeech === DEFAULT_SPEED ? undefined : speedOfSpeech;
}
