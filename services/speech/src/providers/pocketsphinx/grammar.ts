import type { Phrase } from './phrases.ts';

/** What the program needs to listen for something: a JSGF grammar and a dictionary, both over word ids. */
export interface ListenedFor {
  readonly jsgf: string;
  readonly dictionary: string;
}

/** A phrase as the grammar knows it. */
export interface Expected {
  /** As the author wrote it. */
  readonly text: string;
  /** Phones, in the likeliest way to say it. */
  readonly sounds: number;
}

/** Listening for some phrases. */
export interface Grammar extends ListenedFor {
  /** The phrase of which `hypothesis` (word ids, as the program prints them) is the whole, if any. */
  phraseOf(hypothesis: string): Expected | undefined;
}

/**
 * Builds the grammar of phrases whose words all have a pronunciation; undefined if none has. Words go by ids, because
 * the program's files know neither accents nor apostrophes everywhere.
 */
export function buildGrammar(
  phrases: readonly Phrase[],
  phones: ReadonlyMap<string, readonly string[]>,
): Grammar | undefined {
  const ids = new Map<string, string>();
  const byIds = new Map<string, Expected>();
  for (const phrase of phrases) {
    if (!phrase.words.every((word) => phones.get(word)?.length)) continue;
    const key = phrase.words.map((word) => idOf(ids, word)).join(' ');
    byIds.set(key, { text: phrase.text, sounds: soundsIn(phrase, phones) });
  }
  if (byIds.size === 0) return undefined;
  return {
    jsgf: `#JSGF V1.0;\ngrammar moment;\npublic <phrase> = ${[...byIds.keys()].join(' |\n ')} ;\n`,
    dictionary: [...ids].map(([word, id]) => dictionaryLines(id, phones.get(word) ?? [])).join(''),
    phraseOf: (hypothesis) => byIds.get(hypothesis.replace(/\(\d+\)/g, '').trim()),
  };
}

function soundsIn({ words }: Phrase, phones: ReadonlyMap<string, readonly string[]>): number {
  return words.reduce((sum, word) => sum + (phones.get(word)?.[0]?.split(' ').length ?? 0), 0);
}

function idOf(ids: Map<string, string>, word: string): string {
  const id = ids.get(word) ?? `w${ids.size}`;
  ids.set(word, id);
  return id;
}

/** One line for each way to say the word. */
function dictionaryLines(id: string, ways: readonly string[]): string {
  return ways.map((way, i) => `${i === 0 ? id : `${id}(${i + 1})`} ${way}\n`).join('');
}
