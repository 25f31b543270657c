import type { Pcm } from '../../audio/pcm.ts';
import type { Capability } from '../../domain/engine.ts';
import { EngineUnavailable } from '../../domain/errors.ts';
import { segmentsOf } from '../../domain/segments.ts';
import { type SpeechSegment, VoiceActivity } from '../../domain/voice-activity.ts';
import { SupervisedWorker } from '../../process/supervised-worker.ts';

/** 512 samples at 16 kHz. */
const FRAME_MS = 32;
/** A minute of sound takes 1 s, loading 0.5 s; a machine under full load many times that. */
const TIMEOUT_MS = 60_000;

/** Silero's neural detector, the file that browsers use too, in a worker thread. About 0.5 ms for 32 ms of sound. */
export class SileroActivity extends VoiceActivity {
  readonly name = 'silero';
  private readonly worker = new SupervisedWorker({
    entry: new URL('./silero-worker.mjs', import.meta.url),
    timeoutMs: TIMEOUT_MS,
  });

  override capability(): Capability {
    return { quality: 'good', scope: 'open', note: '' };
  }

  /** Loads the model by listening to a moment of silence. */
  override async open(): Promise<void> {
    try {
      await this.worker.ask({ samples: new Float32Array(512) }, []);
    } catch (error) {
      throw new EngineUnavailable(this.name, 'reinstall the npm packages', error);
    }
  }

  override close(): Promise<void> {
    return this.worker.close();
  }

  protected override async *work(pcm: Pcm, signal: AbortSignal): AsyncGenerator<SpeechSegment> {
    if (pcm.samples.length === 0) return;
    const samples = Float32Array.from(pcm.samples);
    const probabilities = (await this.worker.ask({ samples }, [samples.buffer], signal)) as Float32Array;
    yield* segmentsOf(probabilities, FRAME_MS);
  }
}
