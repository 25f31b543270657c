import type { Language } from '@fabula/rules/release/text';
import { conceptsIn } from '../lexicon/concepts.ts';
import { rowOf, type Token } from '../text/tokens.ts';

/** The examples of one thing that can be said. */
export interface TurnedExamples {
  readonly id: string;
  readonly texts: readonly string[];
}

/** How the sentences for one thing begin, and those for another do not: "so that", "made of", "for three". */
export interface Turns {
  /** Ids whose turn of phrase stands in a row of tokens, with something that it is said of behind it. */
  idsIn(tokens: readonly Token[]): string[];
}

/** Words of a turn at most. */
const LONGEST = 3;
/** Examples of one thing that share a turn at least; of a turn of nothing but function words. */
const SHARED = 2;
const SHARED_PLAIN = 3;
/** As many times more often than in all other things together. */
const OWN = 2;

const CLASSES: Record<Language, ReadonlyMap<string, string>> = {
  en: classes({
    '<one>': 'i you he she it we they this that nobody everybody everyone somebody people who him her them',
    '<number>': 'two three four five six seven eight nine ten half twice',
    '<why>': 'because since cause cos as',
    '<when>': 'when once after before until till',
  }),
  fr: classes({
    '<one>': 'je tu il elle on nous vous ils elles ca cela ce personne lui',
    '<number>': 'deux trois quatre cinq six sept huit neuf dix moitie',
    '<when>': 'quand apres avant lorsque jusque',
    '<why>': 'parce car puisque vu',
  }),
};

function classes(lists: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([name, list]) => list.split(' ').map((word) => [word, name])),
  );
}

function signOf({ text, stem, kind }: Token, language: Language): string {
  if (/^\d+$/.test(text)) return '<number>';
  const known = CLASSES[language].get(text);
  if (known !== undefined || kind !== 'content') return known ?? stem;
  // Of what a word may stand for, the last is the closest to things and how they are made.
  return conceptsIn([stem], language).at(-1)?.sense.concept ?? stem;
}

/** Learns the turns of a handful of things from their examples. */
export function turnsOf(things: readonly TurnedExamples[], language: Language): Turns {
  const counts = new Map<string, Map<string, number>>();
  const plain = new Set<string>();
  for (const { id, texts } of things) {
    for (const text of texts) {
      const tokens = rowOf(text, language);
      for (let length = 1; length <= Math.min(LONGEST, tokens.length); length += 1) {
        const head = tokens.slice(0, length);
        const turn = head.map((token) => signOf(token, language)).join(' ');
        if (head.every(({ kind }) => kind !== 'content')) plain.add(turn);
        const of = counts.get(turn) ?? new Map<string, number>();
        counts.set(turn, of.set(id, (of.get(id) ?? 0) + 1));
      }
    }
  }
  const owners = new Map<string, string>();
  for (const [turn, of] of counts) {
    const owner = ownerOf(of, plain.has(turn) ? SHARED_PLAIN : SHARED);
    if (owner !== undefined) owners.set(turn, owner);
  }
  return { idsIn: (tokens) => [...new Set(turnsIn(tokens, language, owners))] };
}

function ownerOf(of: ReadonlyMap<string, number>, least: number): string | undefined {
  const [best, ...others] = [...of].sort(([, one], [, other]) => other - one);
  if (!best) return undefined;
  const [id, count] = best;
  const rest = others.reduce((sum, [, each]) => sum + each, 0);
  return count >= least && count >= OWN * rest ? id : undefined;
}

function turnsIn(
  tokens: readonly Token[],
  language: Language,
  owners: ReadonlyMap<string, string>,
): string[] {
  const signs = tokens.map((token) => signOf(token, language));
  return tokens.flatMap(({ negated }, at) => {
    if (negated) return [];
    for (let length = LONGEST; length > 0; length -= 1) {
      const owner = owners.get(signs.slice(at, at + length).join(' '));
      const next = tokens[at + length];
      const isOfSomething = length === 1 ? next?.kind === 'content' : tokens.slice(at + 1).some(isContent);
      if (owner !== undefined && isOfSomething) return owner;
    }
    return [];
  });
}

function isContent({ kind }: Token): boolean {
  return kind === 'content';
}
