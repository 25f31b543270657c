import { frameLevels } from '../../audio/level.ts';
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
    const loud = frameLevels(pcm.samples, frame).map((level) => (level >= SILENCE_RMS ? 1 : 0));
    yield* segmentsOf(loud, FRAME_MS);
  }
}
