import type { Capability } from '../../domain/engine.ts';
import type { Language } from '../../domain/language.ts';
import { masked } from '../../domain/mask.ts';
import { Recogniser, type Recognition, type RecognitionRequest } from '../../domain/recogniser.ts';
import { type Calibration, shareRight } from './calibration.ts';
import { EN_US } from './files.ts';
import { requirePocketsphinx } from './installed.ts';
import { OpenDecoder } from './open-decoder.ts';

/** By how sure the words are. Right is where at most one word in five is not what was said. */
const CALIBRATION: Calibration = [
  [0.3, 0.03],
  [0.5, 0.15],
  [0.65, 0.3],
  [0.75, 0.6],
  [0.85, 0.8],
  [0.95, 0.85],
];

/** Any English, with mistakes: about one word in ten in a quiet room, most of them in a noisy one. */
export class OpenRecogniser extends Recogniser {
  readonly name = 'pocketsphinx-open';
  readonly needsSpeech = true;
  private readonly idle: OpenDecoder[] = [];
  private readonly busy = new Set<OpenDecoder>();

  override capability(language: Language): Capability | undefined {
    return language === 'en' ? { quality: 'floor', scope: 'open', note: 'rough_open_english' } : undefined;
  }

  /** Starts one process, so that the first player does not wait for the model. */
  override async open(): Promise<void> {
    await requirePocketsphinx(EN_US.languageModel);
    this.idle.push(await OpenDecoder.start());
  }

  override async close(): Promise<void> {
    await Promise.all([...this.idle.splice(0), ...this.busy].map((decoder) => decoder.close()));
  }

  protected override async *work(
    request: RecognitionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Recognition> {
    const decoder = await this.take();
    this.busy.add(decoder);
    try {
      const { text, certainty } = await decoder.decode(request.pcm, signal);
      // It guesses at unknown words, and some guesses are rude: the player has not said them.
      if (text !== '') yield { text: masked(text), confidence: shareRight(CALIBRATION, certainty) };
    } finally {
      this.busy.delete(decoder);
      if (decoder.usable) this.idle.push(decoder);
    }
  }

  private async take(): Promise<OpenDecoder> {
    for (let next = this.idle.pop(); next; next = this.idle.pop()) {
      if (next.usable) return next;
      await next.close();
    }
    return OpenDecoder.start();
  }
}
