import type { Pcm } from '../audio/pcm.ts';
import type { SpeechSegment } from './voice-activity.ts';

/** Probability of speech that opens a segment, and the lower one that keeps it open (Silero's own defaults). */
const OPEN_AT = 0.5;
const CLOSE_UNDER = 0.35;
/** Speech shorter than this is a click, a cough or a knock. */
const SHORTEST_MS = 96;
/** A pause shorter than this belongs to the speech around it. */
const LONGEST_PAUSE_MS = 320;
/** Kept on both sides: soft first and last sounds lie outside of what was detected. */
const MARGIN_MS = 300;

/** Segments of speech from one probability a frame. */
export function segmentsOf(probabilities: ArrayLike<number>, frameMs: number): SpeechSegment[] {
  const runs: { startMs: number; endMs: number }[] = [];
  let speaking = false;
  Array.from(probabilities).forEach((probability, frame) => {
    speaking = probability >= (speaking ? CLOSE_UNDER : OPEN_AT);
    if (speaking) extend(runs, frame * frameMs, (frame + 1) * frameMs);
  });
  return runs.filter((run) => run.endMs - run.startMs >= SHORTEST_MS);
}

function extend(runs: { startMs: number; endMs: number }[], startMs: number, endMs: number): void {
  const last = runs.at(-1);
  if (last && startMs - last.endMs < LONGEST_PAUSE_MS) last.endMs = endMs;
  else runs.push({ startMs, endMs });
}

/** The sound from the first to the last word, with a margin: recognisers cost by the second. */
export function speechOnly(pcm: Pcm, segments: readonly SpeechSegment[]): Pcm {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return { ...pcm, samples: new Float32Array() };
  const at = (ms: number) => Math.max(0, Math.round((ms * pcm.sampleRate) / 1000));
  return { ...pcm, samples: pcm.samples.subarray(at(first.startMs - MARGIN_MS), at(last.endMs + MARGIN_MS)) };
}
