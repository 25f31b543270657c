import { cutAt, durationMs, MAX_RECORDING_SECONDS, type Pcm } from '../audio/pcm.ts';
import { SpeechAborted } from './errors.ts';
import type { Recogniser, RecognitionRequest } from './recogniser.ts';
import { speechOnly } from './segments.ts';
import type { SpeechSegment, VoiceActivity } from './voice-activity.ts';
import type { WorkQueue } from './work-queue.ts';

export interface Transcript {
  /** Empty when nothing was understood. */
  readonly text: string;
  readonly confidence: number;
  /** The recogniser that understood; empty if none did. */
  readonly engine: string;
  /** Nobody spoke, and no recogniser was asked. */
  readonly noSpeech: boolean;
  readonly audioMs: number;
}

export interface TranscriberParts {
  /** In the order in which they are asked; read anew for each recording, because an engine may turn out to be missing. */
  readonly engines: {
    readonly recognisers: readonly Recogniser[];
    readonly activities: readonly VoiceActivity[];
  };
  readonly queue: WorkQueue;
  readonly onFailure: (engine: string, error: unknown) => void;
}

/** From a recording to words: is anybody speaking, and which recogniser understands it first. */
export class Transcriber {
  constructor(private readonly parts: TranscriberParts) {}

  /** `request` has the whole recording. Throws SpeechBusy and SpeechAborted; engines that fail are passed over. */
  async transcribe(request: RecognitionRequest, signal: AbortSignal): Promise<Transcript> {
    const pcm = cutAt(request.pcm, MAX_RECORDING_SECONDS);
    const audioMs = durationMs(pcm);
    const byDevice = await this.recognise({ ...request, pcm }, false, signal);
    if (byDevice) return { ...byDevice, noSpeech: false, audioMs };
    return this.parts.queue.run(async () => {
      const segments = await this.segments(pcm, signal);
      if (segments.length === 0) return { ...nothing, noSpeech: true, audioMs };
      const speech = { ...request, pcm: speechOnly(pcm, segments) };
      const heard = (await this.recognise(speech, true, signal)) ?? nothing;
      return { ...heard, noSpeech: false, audioMs };
    }, signal);
  }

  /** Where no detector answers, all is taken for speech: better a wrong word than a mute game. */
  private async segments(pcm: Pcm, signal: AbortSignal): Promise<SpeechSegment[]> {
    if (pcm.samples.length === 0) return [];
    for (const activity of this.parts.engines.activities) {
      const found = await this.tried(activity.name, collect(activity.start(pcm, signal)));
      if (found) return found;
    }
    return [{ startMs: 0, endMs: durationMs(pcm) }];
  }

  private async recognise(request: RecognitionRequest, needsSpeech: boolean, signal: AbortSignal) {
    for (const recogniser of this.parts.engines.recognisers) {
      if (recogniser.needsSpeech !== needsSpeech || !recogniser.capability(request.language)) continue;
      const [best] = (await this.tried(recogniser.name, collect(recogniser.start(request, signal)))) ?? [];
      if (best) return { ...best, engine: recogniser.name };
    }
    return undefined;
  }

  /** The result, or undefined after a failure that the next engine may make good. */
  private async tried<T>(engine: string, work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof SpeechAborted) throw error;
      this.parts.onFailure(engine, error);
      return undefined;
    }
  }
}

const nothing = { text: '', confidence: 0, engine: '' };

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
