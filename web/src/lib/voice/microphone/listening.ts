import type { PageAudio } from '../sound/pageAudio.ts';
import type { Microphone } from './microphone.ts';
import { Recording } from './recording.ts';
import { TARGET_RATE } from './resampler.ts';
import { SilenceRule } from './silenceRule.ts';
import { voiceActivity } from './voiceActivity.ts';

export interface ListeningEvents {
  onChunk: (pcm: Uint8Array, last: boolean) => void;
  /** RMS of what is heard, 0 to 1, ten times a second. */
  onLevel: (level: number) => void;
}

/**
 * One answer from the microphone, with the music down. It ends by hand, when the near voice has ended (`endOfSpeech.ts`),
 * by level and length where no detector says so (`silenceRule.ts`), or where the device gives nothing (`recording.ts`).
 */
export class Listening {
  readonly #audio: PageAudio;
  #recording: Recording | undefined;
  /** Set while the player is asked for the microphone; another one where it was asked for anew. */
  #opening: symbol | undefined;

  constructor(audio: PageAudio) {
    this.#audio = audio;
  }

  /** Answers whether it has begun: not where it was stopped before the microphone was granted. Throws when it is refused. */
  async start(events: ListeningEvents): Promise<boolean> {
    const opening = Symbol('opening');
    this.#opening = opening;
    try {
      const microphone = await this.#audio.microphone();
      await this.#audio.engine.untilRunning();
      if (this.#opening !== opening) return false;
      this.#record(microphone, events);
      return true;
    } catch (error) {
      // Nobody waits for it any more.
      if (this.#opening !== opening) return false;
      throw error;
    } finally {
      if (this.#opening === opening) this.#opening = undefined;
    }
  }

  #record(microphone: Microphone, { onChunk, onLevel }: ListeningEvents): void {
    const silence = new SilenceRule();
    const activity = voiceActivity();
    activity.onEnd = () => this.#end();
    activity.reset();
    const { music } = this.#audio;
    music.duck(true);
    this.#recording = new Recording(
      (take) => microphone.record(take, this.#withoutEchoS()),
      ({ pcm, level, last, isEarly }) => {
        if (last) music.duck(false);
        const ms = (pcm.byteLength / 2 / TARGET_RATE) * 1000;
        if (!last && this.#isEcho(ms)) return;
        if (!last) activity.feed(pcm, isEarly);
        if (!isEarly) onLevel(last ? 0 : level);
        onChunk(new Uint8Array(pcm), last);
        if (isEarly) silence.early(ms);
        else if (!last && silence.push(level, ms)) this.#end();
      },
    );
  }

  /** For how long no character could be heard from the loudspeaker, s. */
  #withoutEchoS(): number {
    const { context, echoEndsAt } = this.#audio.engine;
    return Math.max(0, context.currentTime - echoEndsAt);
  }

  /** Whether a chunk that ends now begins while a character may still be heard from the loudspeaker. */
  #isEcho(ms: number): boolean {
    const { context, echoEndsAt } = this.#audio.engine;
    return context.currentTime - ms / 1000 < echoEndsAt;
  }

  /** The last chunk follows at once. */
  stop(): void {
    this.#opening = undefined;
    this.#end();
  }

  #end(): void {
    this.#recording?.stop();
    this.#recording = undefined;
  }
}
