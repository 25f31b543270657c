const VIDEO = '.mp4';
const IMAGE = '.jpg';
const NEUTRAL = 'normal';

export interface EmotionFile {
  /** File name, or undefined when the subject has nothing at all. */
  readonly file: string | undefined;
  readonly kind: 'video' | 'image';
  /** What stood in: none, image (no video), neutral (no such emotion), avatar (nothing). */
  readonly fallback: 'none' | 'image' | 'neutral' | 'avatar';
}

/** Picks from a subject's files: video first, then image, then the neutral ones (specification, section 7, Storage). */
export function emotionFile(files: ReadonlySet<string>, emotion: string): EmotionFile {
  const wanted = [
    { file: emotion + VIDEO, kind: 'video', fallback: 'none' },
    { file: emotion + IMAGE, kind: 'image', fallback: 'image' },
    { file: NEUTRAL + VIDEO, kind: 'video', fallback: 'neutral' },
    { file: NEUTRAL + IMAGE, kind: 'image', fallback: 'neutral' },
  ] as const;
  return wanted.find(({ file }) => files.has(file)) ?? { file: undefined, kind: 'image', fallback: 'avatar' };
}
