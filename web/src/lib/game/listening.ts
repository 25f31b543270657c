import type { PageAudio } from '../audio/pageAudio.ts';
import { Recording } from '../audio/recording.ts';
import { TARGET_RATE } from '../audio/resampler.ts';
import { SilenceRule } from '../audio/silenceRule.ts';
import { VoiceActivity } from '../audio/voiceActivity.ts';

export interface ListeningEvents {
  onChunk: (pcm: Uint8Array, last: boolean) => void;
  /** RMS of what is heard, 0 to 1, ten times a second. */
  onLevel: (level: number) => void;
}

/** One answer from the microphone: it ends by hand, by silence, or when the voice has ended. */
export class Listening {
  readonly #audio: PageAudio;
  readonly #activity = new VoiceActivity();
  #recording: Recording | undefined;

  constructor(audio: PageAudio) {
    this.#audio = audio;
    this.#activity.onEnd = () => this.stop();
  }

  /** Throws when the microphone is refused. */
  async start({ onChunk, onLevel }: ListeningEvents): Promise<void> {
    const microphone = await this.#audio.microphone();
    await this.#audio.engine.unlock();
    const silence = new SilenceRule();
    this.#activity.reset();
    this.#recording = new Recording(
      (take) => microphone.record(take),
      ({ pcm, level, last }) => {
        const ms = (pcm.byteLength / 2 / TARGET_RATE) * 1000;
        if (!last) this.#activity.feed(pcm);
        onLevel(last ? 0 : level);
        onChunk(new Uint8Array(pcm), last);
        if (!last && silence.push(level, ms)) this.stop();
      },
    );
  }

  /** The last chunk follows at once. */
  stop(): void {
    this.#recording?.stop();
    this.#recording = undefined;
  }

  close(): void {
    this.stop();
    this.#activity.close();
  }
}
