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

  constructor(host: Host) {
    this.#host = host;
    const onHeard: SpeakerEvents['onHeard'] = (inputId, ms) => host.channel.stopSpeaking(inputId, ms);
    this.#speaker = new Speaker(host.engine, { ...host.events, onHeard }, host.speakBeside);
  }

  isCut(inputId: string): boolean {
    return this.#cut.has(inputId);
  }

  say(line: SpokenLine): void {
    this.#speaker.add(line);
  }

  /** Falls silent, for good of the answer that is named; answers the newest sentence that had come of what was cut. */
  silence(inputId: string | undefined): SpokenLine | undefined {
    if (inputId !== undefined) this.#cut.add(inputId);
    const cut = this.#speaker.stop();
    if (!cut) return undefined;
    this.#cut.add(cut.inputId);
    this.#host.channel.stopSpeaking(cut.inputId, cut.heardMs);
    return cut.newest;
  }

  /** It is asked for anew: it is heard again. */
  forgive(inputId: string): void {
    this.#cut.delete(inputId);
  }
}
