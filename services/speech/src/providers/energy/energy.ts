import type { Pcm } from '../../audio/pcm.ts';
import type { Capability } from '../../domain/engine.ts';
import { segmentsOf } from '../../domain/segments.ts';
import { type SpeechSegment, VoiceActivity } from '../../domain/voice-activity.ts';

const FRAME_MS = 32;
/** The level under which the product's own rule takes sound for silence. */
const SILENCE_RMS = 0.01;

/** Loudness alone. Takes a fan for a speaker; it only stands in where the better detector cannot run. */
export class EnergyActivity extends VoiceActivity {
  readonly name = 'energy';

  override capability(): Capability {
    return { quality: 'floor', scope: 'open', note: 'noise_counts_as_speech' };
  }

  protected override async *work(pcm: Pcm, signal: AbortSignal): AsyncGenerator<SpeechSegment> {
    signal.throwIfAborted();
    const frame = Math.round((pcm.sampleRate * FRAME_MS) / 1000);
    const count = Math.ceil(pcm.samples.length / frame);
    const loud = Array.from({ length: count }, (_, i) =>
      rms(pcm.samples.subarray(i * frame, (i + 1) * frame)),
    );
    yield* segmentsOf(
      loud.map((level) => (level >= SILENCE_RMS ? 1 : 0)),
      FRAME_MS,
    );
  }
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
