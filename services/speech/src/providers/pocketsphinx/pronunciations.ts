import { onceThere } from '@fabula/kit/once-there';
import type { Language } from '../../domain/language.ts';
import { runProgram } from '../../process/engine-process.ts';
import { ESPEAK } from '../espeak/program.ts';
import { Dictionary } from './dictionary.ts';
import { waysToSay } from './phones.ts';

/** eSpeak's voice whose phonetic signs the tables of phones are made for. */
const IPA_VOICE: Readonly<Partial<Record<Language, string>>> = { en: 'en-us', fr: 'fr' };
/** Words remembered: more than a story has. */
const MOST_KEPT = 20_000;

/** How words sound, in the phones of the English model: from its dictionary, else by eSpeak's rules. */
export class Pronunciations {
  private readonly known = new Map<string, readonly string[]>();
  private readonly loaded: () => Promise<Dictionary>;

  constructor(dictionaryFile: string) {
    this.loaded = onceThere(() => Dictionary.read(dictionaryFile));
  }

  /** Reads the dictionary, which takes some 50 ms. */
  async open(): Promise<void> {
    await this.loaded();
  }

  /** Ways to say each word; a word that nobody can say is absent. */
  async of(
    words: readonly string[],
    language: Language,
    signal: AbortSignal,
  ): Promise<Map<string, readonly string[]>> {
    const distinct = [...new Set(words)];
    if (language === 'en') await this.lookUp(distinct);
    const missing = distinct.filter((word) => !this.known.has(`${language}:${word}`));
    await this.derive(missing, language, signal);
    return new Map(distinct.map((word) => [word, this.known.get(`${language}:${word}`) ?? []]));
  }

  private async lookUp(words: readonly string[]): Promise<void> {
    const dictionary = await this.loaded();
    for (const word of words) {
      if (this.known.has(`en:${word}`)) continue;
      const ways = dictionary.ways(word);
      if (ways.length > 0) this.keep(`en:${word}`, ways);
    }
  }

  /** Words go to eSpeak as paragraphs of their own, so that each comes back on a line of its own. */
  private async derive(words: readonly string[], language: Language, signal: AbortSignal): Promise<void> {
    const voice = IPA_VOICE[language];
    if (!voice || words.length === 0) return;
    const args = ['-q', '--ipa', '--stdin', '-v', voice];
    const { stdout } = await runProgram(ESPEAK, { args, input: words.join('\n\n'), signal });
    const lines = stdout.toString('utf8').trim().split('\n');
    if (lines.length !== words.length) return this.deriveSingly(words, language, signal);
    words.forEach((word, i) => {
      this.keep(`${language}:${word}`, waysToSay(language, lines[i] ?? ''));
    });
  }

  /** A word that eSpeak speaks as several lines ("1000000") puts the others out of step: halve until it stands alone. */
  private async deriveSingly(
    words: readonly string[],
    language: Language,
    signal: AbortSignal,
  ): Promise<void> {
    const [only] = words;
    if (words.length === 1 && only !== undefined) return this.keep(`${language}:${only}`, []);
    const half = words.length >> 1;
    await this.derive(words.slice(0, half), language, signal);
    await this.derive(words.slice(half), language, signal);
  }

  private keep(key: string, ways: readonly string[]): void {
    this.known.set(key, ways);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEPT && oldest !== undefined) this.known.delete(oldest);
  }
}
