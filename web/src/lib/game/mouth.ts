import type { GameChannel } from '../channel/channel.ts';
import type { AudioEngine } from '../voice/sound/engine.ts';
import { type OpenLines, Speaker, type SpeakerEvents } from '../voice/speaker/speaker.ts';
import type { SpokenLine } from '../voice/speaker/spokenLine.ts';

interface Host {
  engine: AudioEngine;
  events: Omit<SpeakerEvents, 'onHeard'>;
  channel: Pick<GameChannel, 'stopSpeaking'>;
  speakBeside: () => OpenLines | undefined;
}

/** What is heard of answers. Of one that was cut short nothing is, whenever its late sentences come. */
export class Mouth {
  readonly #host: Host;
  readonly #speaker: Speaker;
  readonly #cut = new Set<string>();
  /** Answers that are only heard once more: the server knows nothing of them. */
  readonly #again = new Set<string>();

  constructor(host: Host) {
    this.#host = host;
    const onHeard: SpeakerEvents['onHeard'] = (inputId, ms) => this.#heard(inputId, ms);
    this.#speaker = new Speaker(host.engine, { ...host.events, onHeard }, host.speakBeside);
  }

  isCut(inputId: string): boolean {
    return this.#cut.has(inputId);
  }

  say(line: SpokenLine): void {
    this.#speaker.add(line);
  }

  /** The same of a sentence that is heard once more. */
  sayAgain(line: SpokenLine): void {
    this.#again.add(line.inputId);
    this.say(line);
  }

  /** Falls silent, for good of the answer that is named; answers the newest sentence that had come of what was cut. */
  silence(inputId: string | undefined): SpokenLine | undefined {
    if (inputId !== undefined) this.#cut.add(inputId);
    const cut = this.#speaker.stop();
    if (!cut) return undefined;
    this.#cut.add(cut.inputId);
    this.#heard(cut.inputId, cut.heardMs);
    return cut.newest;
  }

  /** It is asked for anew: it is heard again. */
  forgive(inputId: string): void {
    this.#cut.delete(inputId);
  }

  #heard(inputId: string, ms: number): void {
    if (!this.#again.has(inputId)) this.#host.channel.stopSpeaking(inputId, ms);
  }
}
