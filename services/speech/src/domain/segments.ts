import type { Pcm } from '../audio/pcm.ts';
import type { SpeechSegment } from './voice-activity.ts';

/** Probability of speech that opens a segment, and the lower one that keeps it open (Silero's own defaults). */
const OPEN_AT = 0.5;
const CLOSE_UNDER = 0.35;
/** Speech shorter than this is a click, a cough or a knock. */
const SHORTEST_MS = 96;
/**
 * A voice is sure of itself somewhere: what its frames have above 0.5, summed up. Of 224 short words (eight voices, four
 * noises) none came to less; of the stories' music, in pieces of 6 s, 38 of 236 had a passage of a voice's length, 11 one
 * that is as sure.
 */
const VOICE_FROM = 1.5;
/** A pause shorter than this belongs to the speech around it. */
const LONGEST_PAUSE_MS = 320;
/** Kept on both sides: soft first and last sounds lie outside of what was detected. */
const MARGIN_MS = 300;

interface Run {
  startMs: number;
  endMs: number;
  /** How sure the detector is that this is a voice. */
  evidence: number;
}

/** Segments of speech from one probability a frame; none where nothing among them is a voice for certain (music, a door). */
export function segmentsOf(probabilities: ArrayLike<number>, frameMs: number): SpeechSegment[] {
  const runs: Run[] = [];
  let speaking = false;
  Array.from(probabilities).forEach((probability, frame) => {
    speaking = probability >= (speaking ? CLOSE_UNDER : OPEN_AT);
    if (!speaking) return;
    const startMs = frame * frameMs;
    extend(runs, { startMs, endMs: startMs + frameMs, evidence: Math.max(0, probability - OPEN_AT) });
  });
  if (!runs.some(({ evidence }) => evidence >= VOICE_FROM)) return [];
  return runs
    .filter((run) => run.endMs - run.startMs >= SHORTEST_MS)
    .map(({ startMs, endMs }) => ({ startMs, endMs }));
}

function extend(runs: Run[], frame: Run): void {
  const last = runs.at(-1);
  if (!last || frame.startMs - last.endMs >= LONGEST_PAUSE_MS) runs.push(frame);
  else {
    last.endMs = frame.endMs;
    last.evidence += frame.evidence;
  }
}

/** The sound from the first to the last word, with a margin: recognisers cost by the second. */
export function speechOnly(pcm: Pcm, segments: readonly SpeechSegment[]): Pcm {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return { ...pcm, samples: new Float32Array() };
  const at = (ms: number) => Math.max(0, Math.round((ms * pcm.sampleRate) / 1000));
  return { ...pcm, samples: pcm.samples.subarray(at(first.startMs - MARGIN_MS), at(last.endMs + MARGIN_MS)) };
}
