import type { EmotionKey, FaceNumbers } from './numbers.ts';
import { FACE_KEYS } from './numbers.ts';

/** What a figure knows of faces: the one at rest and, per emotion, where its numbers go at full strength. */
export interface FaceTargets {
  rest: FaceNumbers;
  emotions: Record<EmotionKey, Partial<FaceNumbers>>;
}

/** Share of the way from rest for a strength of 1 ("slightly", which must already read) to 5 ("totally"). */
export function strengthFactor(strength: number): number {
  return 0.34 + 0.165 * (Math.min(5, Math.max(1, strength)) - 1);
}

/** Every number of `from`, moved the share `k` (0..1) of the way to `to`. */
export function mix(from: FaceNumbers, to: Partial<FaceNumbers>, k: number): FaceNumbers {
  const mixed = { ...from };
  for (const key of FACE_KEYS) mixed[key] += ((to[key] ?? from[key]) - from[key]) * k;
  return mixed;
}

/** The face of an emotion at a strength of 1 to 5. */
export function emotionFace(targets: FaceTargets, emotion: EmotionKey, strength: number): FaceNumbers {
  return mix(targets.rest, targets.emotions[emotion], strengthFactor(strength));
}

/** Fast first, then settling: `t` and the answer run from 0 to 1. */
export function easeOut(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return 1 - (1 - clamped) ** 3;
}

/** Opens the mouth of a face by `open` (0 shut, 1 widest) as speech does, whatever its emotion. */
export function speaking(face: FaceNumbers, open: number): FaceNumbers {
  if (open <= 0) return face;
  return {
    ...face,
    mouthOpen: Math.max(face.mouthOpen * (1 - open * 0.4), 0.12) + open * 0.42,
    mouthW: face.mouthW * (1 - open * 0.1),
    teeth: Math.max(face.teeth, 0.6),
    grit: face.grit * (1 - open),
    headY: face.headY + open * 3,
  };
}

/** One of three openings (or shut) for a voice's level, an RMS of samples in -1..1. */
export function mouthOpening(level: number): number {
  if (!(level >= 0.02)) return 0;
  if (level < 0.06) return 0.4;
  return level < 0.14 ? 0.7 : 1;
}

/** How far the lids are shut `since` ms after a blink began; a blink takes 110 ms. */
export function blinkAt(since: number): number {
  if (since < 0 || since > 110) return 0;
  return Math.min(1, Math.sin((since / 110) * Math.PI) * 1.4);
}
