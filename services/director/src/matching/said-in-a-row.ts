import type { Language } from '@fabula/rules/release/text';
import { CLAUSE_STARTERS } from '../lexicon/stopwords.ts';

/** Before, between and behind things that are said these say nothing. */
const BESIDE: Record<Language, ReadonlySet<string>> = {
  en: new Set([
    ...CLAUSE_STARTERS.en,
    ...['ah', 'oh', 'uh', 'um', 'er', 'well', 'ok', 'okay', 'right', 'please', 'now', 'yes'],
  ]),
  fr: new Set([
    ...CLAUSE_STARTERS.fr,
    ...['ah', 'oh', 'euh', 'heu', 'ben', 'bah', 'bon', 'eh', 'bien', 'ok', 'stp', 'oui', 'voila'],
  ]),
};

/** More than anybody says one thing with. An author's sentence may be long, and a player's breath of thousands of words. */
const MOST_WORDS = 120;

/** Of what has been said up to some word: how many sentences it is of each thing. */
type Counts<T> = ReadonlyMap<T, number>;

/** Sentences by their words, each with the things that it is said for. */
export class SaidFor<T> {
  readonly #things = new Map<string, T[]>();
  /** Words of the longest. */
  #most = 0;

  /** @param key its words with one space between them */
  add(key: string, thing: T): void {
    const things = this.#things.get(key);
    if (things) things.push(thing);
    else this.#things.set(key, [thing]);
    this.#most = Math.max(this.#most, key.split(' ').length);
  }

  /** The things that have just these words among their sentences. */
  of(key: string): readonly T[] {
    return this.#things.get(key) ?? [];
  }

  /** The things of which these words are two or more sentences in a row, and nothing else: "go on, then, to the other side". */
  inARow(key: string, language: Language): readonly T[] {
    const words = key.split(' ');
    if (words.length > MOST_WORDS) return [];
    const upTo = new Map<number, Map<T, number>>();
    let isBeginning = true;
    for (const [at, word] of words.entries()) {
      const counts: Counts<T> = upTo.get(at) ?? new Map();
      const isBeside = BESIDE[language].has(word);
      if (isBeside) for (const [thing, count] of counts) raise(upTo, at + 1, thing, count);
      for (const [end, thing] of this.#from(words, at))
        if (isBeginning || counts.has(thing)) raise(upTo, end, thing, (counts.get(thing) ?? 0) + 1);
      upTo.delete(at);
      isBeginning &&= isBeside;
      if (!isBeginning && upTo.size === 0) return [];
    }
    return [...(upTo.get(words.length) ?? [])].flatMap(([thing, count]) => (count > 1 ? thing : []));
  }

  /** Where sentences that begin at this word end, and what each is said for. */
  *#from(words: readonly string[], at: number): Generator<readonly [end: number, thing: T]> {
    let key = '';
    for (const [past, word] of words.slice(at, at + this.#most).entries()) {
      key = past === 0 ? word : `${key} ${word}`;
      for (const thing of this.of(key)) yield [at + past + 1, thing];
    }
  }
}

function raise<T>(upTo: Map<number, Map<T, number>>, at: number, thing: T, count: number): void {
  const counts = upTo.get(at) ?? new Map<T, number>();
  upTo.set(at, counts.set(thing, Math.max(count, counts.get(thing) ?? 0)));
}
