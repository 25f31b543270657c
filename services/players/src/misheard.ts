import type { Utterance } from './play.ts';

/** How the sentences of a simulation fared between mouth and ear. */
export interface VoiceReport {
  readonly sentences: number;
  /** Of which nothing at all was heard. */
  readonly unheard: number;
  /** What was heard as something else, most often first. */
  readonly misheard: readonly {
    readonly moment: string;
    readonly said: string;
    readonly heard: string;
    readonly times: number;
  }[];
}

/** Counts what was heard as something else than was said. */
export class Misheard {
  private sentences = 0;
  private unheard = 0;
  private readonly found = new Map<string, VoiceReport['misheard'][number]>();

  add({ scene, words }: Utterance, heard: string): void {
    this.sentences += 1;
    if (heard === '') this.unheard += 1;
    if (plain(words) === plain(heard)) return;
    const moment = scene.moment.slug;
    const key = JSON.stringify([moment, words, heard]);
    const times = (this.found.get(key)?.times ?? 0) + 1;
    this.found.set(key, { moment, said: words, heard, times });
  }

  report(): VoiceReport {
    const misheard = [...this.found.values()].sort((a, b) => b.times - a.times);
    return { sentences: this.sentences, unheard: this.unheard, misheard };
  }
}

/** A recogniser writes no punctuation and no capitals: neither is misheard. */
function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
