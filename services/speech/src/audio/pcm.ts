/** Mono sound. Samples lie in -1 … 1, `sampleRate` is in Hz. */
export interface Pcm {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** Longest recording that is listened to; the rest is cut off (protocol: at most 60 s). */
export const MAX_RECORDING_SECONDS = 60;

/** Whole milliseconds, rounded. */
export function durationMs({ samples, sampleRate }: Pcm): number {
  return Math.round((samples.length * 1000) / sampleRate);
}

/** The first `seconds` of the sound; the same object if it is no longer than that. */
export function cutAt(pcm: Pcm, seconds: number): Pcm {
  const most = Math.floor(pcm.sampleRate * seconds);
  return pcm.samples.length <= most ? pcm : { ...pcm, samples: pcm.samples.subarray(0, most) };
}

/** One sound after the other. All must share the first one's rate; an empty list is silence at 16 kHz. */
export function joined(pieces: readonly Pcm[]): Pcm {
  const sampleRate = pieces[0]?.sampleRate ?? 16_000;
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece.samples, at);
    at += piece.samples.length;
  }
  return { samples, sampleRate };
}

/** The sound with `seconds` of silence before and after it. */
export function padded({ samples, sampleRate }: Pcm, seconds: number): Pcm {
  const pad = Math.round(sampleRate * seconds);
  const longer = new Float32Array(samples.length + 2 * pad);
  longer.set(samples, pad);
  return { samples: longer, sampleRate };
}
