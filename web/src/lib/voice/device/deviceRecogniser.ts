// The browser's own recogniser. TypeScript's library describes what it gives, and not itself: it is still a draft.
import type { DeviceTranscript } from '../../protocol/deviceTranscript.ts';
import type { DevicePlace } from './devicePlace.ts';

/** What is used of `SpeechRecognition`. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Never leaves the device; browsers that do not know it leave the field as it is set. */
  processLocally?: boolean;
  onresult: ((event: Pick<SpeechRecognitionEvent, 'results'>) => void) | null;
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, 'error'>) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  /** Whether it could hear a language, here or elsewhere. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  }
}

/** The languages of stories, as browsers name them. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };
/** The last words are waited for this long after the last sound; an answer does not wait longer for them, ms. */
const LAST_WORDS_MS = 1_200;

/** A recogniser that ends as often in one answer does not work. */
const MOST_STARTS = 8;

const constructorOf = (): RecognitionConstructor | undefined =>
  typeof window === 'undefined' ? undefined : (window.SpeechRecognition ?? window.webkitSpeechRecognition);

/** Where this browser would recognise a language. What it does not tell is done elsewhere. */
export async function whereRecognised(language: string): Promise<DevicePlace> {
  const Recognition = constructorOf();
  const lang = LOCALES[language];
  if (!Recognition || !lang) return 'nowhere';
  if (!Recognition.available) return 'elsewhere';
  try {
    if ((await Recognition.available({ langs: [lang], processLocally: true })) === 'available') return 'here';
    const elsewhere = await Recognition.available({ langs: [lang], processLocally: false });
    return elsewhere === 'unavailable' ? 'nowhere' : 'elsewhere';
  } catch (error) {
    console.warn('the browser does not tell where it recognises speech', error);
    return 'elsewhere';
  }
}

const NOTHING: DeviceTranscript = { words: '', confidence: 0 };

/**
 * One answer as this browser's recogniser hears it, beside the recording. Whatever goes wrong with it, there are no words:
 * half of what was said is worse than what the site hears of the whole.
 */
export class DeviceRecogniser {
  readonly #recognition: Recognition;
  readonly #onWords: (words: string) => void;
  /** Final, of the times before that it was started. */
  #before = NOTHING;
  /** Final, of this time too. */
  #finals = NOTHING;
  /** What was heard last is not final yet. */
  #isHalf = false;
  #starts = 0;
  #state: 'listening' | 'stopping' | 'over' = 'listening';
  #ended: () => void = () => undefined;

  private constructor(recognition: Recognition, onWords: (words: string) => void) {
    this.#recognition = recognition;
    this.#onWords = onWords;
  }

  /** Listens at once. Undefined where the browser has no recogniser, or it does not start. */
  static listen(
    language: string,
    where: DevicePlace,
    onWords: (words: string) => void,
  ): DeviceRecogniser | undefined {
    const Recognition = constructorOf();
    const lang = LOCALES[language];
    if (!Recognition || !lang || where === 'nowhere') return undefined;
    try {
      const recogniser = new DeviceRecogniser(new Recognition(), onWords);
      recogniser.#open(lang, where);
      return recogniser;
    } catch (error) {
      console.warn('the browser does not recognise speech now', error);
      return undefined;
    }
  }

  #open(lang: string, where: DevicePlace): void {
    const recognition = this.#recognition;
    recognition.lang = lang;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (where === 'here') recognition.processLocally = true;
    recognition.onresult = ({ results }) => this.#take(Array.from(results));
    recognition.onerror = ({ error }) => this.#failed(error);
    recognition.onend = () => this.#closed();
    this.#start();
  }

  #start(): void {
    this.#starts += 1;
    this.#recognition.start();
  }

  #take(results: readonly SpeechRecognitionResult[]): void {
    if (this.#state === 'over') return;
    const transcript = (some: readonly SpeechRecognitionResult[]) =>
      joined([this.#before, ...some.map((result) => transcriptOf(result[0]))]);
    this.#finals = transcript(results.filter(({ isFinal }) => isFinal));
    this.#isHalf = results.some(({ isFinal }) => !isFinal);
    this.#onWords(transcript(results).words);
  }

  #failed(error: string): void {
    // Its end follows, as of one that has just heard nothing.
    if (error === 'no-speech') return;
    console.warn('the browser did not recognise speech', error);
    this.#giveUp();
  }

  /** Some end by themselves after each sentence: whoever goes on speaking is heard on. */
  #closed(): void {
    // It has ended before it knew what it heard last: half of what was said is worse than none.
    if (this.#isHalf && this.#state !== 'over') this.#giveUp();
    else if (this.#state === 'listening') this.#again();
    else this.#end();
  }

  #again(): void {
    this.#before = this.#finals;
    try {
      if (this.#starts === MOST_STARTS) throw new Error('the recogniser ends again and again');
      this.#start();
    } catch (error) {
      console.warn('the browser did not go on recognising speech', error);
      this.#giveUp();
    }
  }

  #giveUp(): void {
    this.#before = NOTHING;
    this.#finals = NOTHING;
    this.#end();
  }

  #end(): void {
    this.#state = 'over';
    this.#ended();
  }

  /** The last sound was recorded: what it understood of all of it. */
  async finish(): Promise<DeviceTranscript> {
    if (this.#state !== 'listening') return this.#finals;
    this.#state = 'stopping';
    const timer = setTimeout(() => {
      this.#giveUp();
      this.#recognition.abort();
    }, LAST_WORDS_MS);
    await new Promise<void>((resolve) => {
      this.#ended = resolve;
      this.#stop();
    });
    clearTimeout(timer);
    return this.#finals;
  }

  #stop(): void {
    try {
      this.#recognition.stop();
    } catch (error) {
      console.warn('the browser does not end recognising speech', error);
      this.#giveUp();
    }
  }

  /** Nobody wants to know any more. */
  close(): void {
    this.#end();
    this.#recognition.abort();
  }
}

const transcriptOf = (best: SpeechRecognitionAlternative | undefined): DeviceTranscript => ({
  words: (best?.transcript ?? '').replace(/\s+/g, ' ').trim(),
  // Not every browser tells.
  confidence: best?.confidence ?? 0,
});

/** One answer of several sentences is as sure as the least sure of them, and not told of where one of them is not. */
function joined(parts: readonly DeviceTranscript[]): DeviceTranscript {
  const said = parts.filter(({ words }) => words !== '');
  if (said.length === 0) return NOTHING;
  const words = said.map((part) => part.words).join(' ');
  return { words, confidence: Math.min(...said.map(({ confidence }) => confidence)) };
}
