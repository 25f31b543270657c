import { withInfoTag } from '../../audio/info-tag.ts';
import { cutAt, type Pcm } from '../../audio/pcm.ts';
import { resample } from '../../audio/resample.ts';
import { SupervisedWorker, WorkerFailed } from '../../process/supervised-worker.ts';

/** What a sentence is sent as: speech does not need more. */
export const MP3_RATE = 24_000;
const MP3_KBPS = 64;
const TIMEOUT_MS = 60_000;

/** mp3 in and out, in a worker thread: ten seconds of speech take 100 ms of a core. */
export class Mp3Codec {
  private readonly encoder = this.newWorker();
  private readonly decoder = this.newWorker();

  /** One complete mp3 (24 kHz, 64 kbit/s, mono) that decodes to exactly the length of `pcm`. Throws WorkerFailed. */
  async encode(pcm: Pcm, signal?: AbortSignal): Promise<Uint8Array> {
    const { samples } = await resample(pcm, MP3_RATE);
    const copy = Float32Array.from(samples);
    const request = { kind: 'encode', samples: copy, sampleRate: MP3_RATE, kbps: MP3_KBPS };
    const { mp3 } = (await this.encoder.ask(request, [copy.buffer], signal)) as { mp3: Uint8Array };
    return withInfoTag(mp3, samples.length);
  }

  /** What can be understood, mono, at most `seconds`: nothing at all of bytes that are no mp3. Never throws for them. */
  async decode(mp3: Uint8Array, seconds: number, signal?: AbortSignal): Promise<Pcm> {
    const copy = Uint8Array.from(mp3);
    try {
      const decoded = await this.decoder.ask({ kind: 'decode', mp3: copy, seconds }, [copy.buffer], signal);
      return cutAt(decoded as Pcm, seconds);
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      return { samples: new Float32Array(), sampleRate: 16_000 }; // bytes that upset the decoder are not understood
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.encoder.close(), this.decoder.close()]);
  }

  private newWorker(): SupervisedWorker {
    return new SupervisedWorker({
      entry: new URL('./mp3-worker.mjs', import.meta.url),
      timeoutMs: TIMEOUT_MS,
    });
  }
}
