import type { Missed } from '@fabula/kit/pending';
import { unpackFrames } from '../pending/entry.ts';
import { referenceIn } from './audio-references.ts';

/**
 * The newest of what a player missed, up to a number of bytes with their sounds: what is kept is small, what it comes to on
 * the way to the player is not.
 */
export function newestWithin(missed: Missed, mostBytes: number): Missed {
  let left = mostBytes;
  const from = missed.frames.findLastIndex(({ frame }) => {
    left -= frame.length + (referenceIn(unpackFrames(frame))?.bytes ?? 0);
    return left < 0;
  });
  if (from < 0) return missed;
  return { ...missed, complete: false, frames: missed.frames.slice(from + 1) };
}
