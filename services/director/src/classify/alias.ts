import type { Scene } from '@fabula/rules/scene';
import { officesOf, sameThing } from '../lexicon/things.ts';
import { TITLES } from '../lexicon/titles.ts';
import type { Token } from '../text/tokens.ts';

/** What is called: an id, the words of its name, and whether it is somebody. */
export interface Named {
  readonly id: string;
  readonly tokens: readonly Token[];
  readonly isSomebody: boolean;
}

/** Of each id: stems that are no part of its name, and call it all the same, as nothing else here is called so. */
export function aliasesOf(
  named: readonly Named[],
  language: Scene['state']['language'],
): Map<string, Set<string>> {
  const own = new Map(named.map((each) => [each.id, new Set(each.tokens.map(({ stem }) => stem))]));
  const all = new Map(named.map((each) => [each.id, new Set(otherWords(each, language))]));
  const offices = new Set(
    named.filter(({ isSomebody }) => isSomebody).flatMap((each) => otherWords(each, language)),
  );
  for (const [id, stems] of all) {
    for (const stem of stems) {
      const others = named.filter((each) => each.id !== id);
      const isShared = others.some((each) => own.get(each.id)?.has(stem) || all.get(each.id)?.has(stem));
      // A title that one alone has calls them by itself: "Captain, you do it".
      if (own.get(id)?.has(stem) && !offices.has(stem)) stems.delete(stem);
      // Two that are called so: neither is.
      else if (isShared) for (const each of others) all.get(each.id)?.delete(stem);
      if (isShared) stems.delete(stem);
    }
  }
  return all;
}

function otherWords({ tokens, isSomebody }: Named, language: Scene['state']['language']): string[] {
  if (isSomebody) return tokens.flatMap(({ text }) => (TITLES.has(text) ? officesOf(text, language) : []));
  return tokens.flatMap(({ stem, kind }) => (kind === 'content' ? [...sameThing(stem, language)] : []));
}
