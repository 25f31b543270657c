import { chance, pick } from './chance.ts';
import type { DynamicItem } from './release/cards.ts';
import type { Localized } from './release/text.ts';
import type { CarriedItem } from './types.ts';

/** What the seed makes of a template: the same words in both languages, numbers in range, one property, a rarity. */
export function makeItem(template: DynamicItem, seed: string): CarriedItem {
  const of = (what: string) => `item:${template.id}:${what}`;
  const words = Object.entries(template.words).flatMap(([slot, list]) => {
    const word = pick(seed, of(`word:${slot}`), list);
    return word ? [[slot, word] as const] : [];
  });
  const property = pick(seed, of('property'), template.properties);
  return {
    name: filled(template.name, words),
    description: filled(template.description, words),
    attackBonus: within(template.attackBonus, chance(seed, of('attack'))),
    defenseBonus: within(template.defenseBonus, chance(seed, of('defense'))),
    properties: property ? [property] : [],
    rarity: pick(seed, of('rarity'), template.rarities) ?? 'common',
  };
}

/** Whole numbers from and to, both included, all as likely. */
function within({ from, to }: { from: number; to: number }, share: number): number {
  const [low, high] = from <= to ? [from, to] : [to, from];
  return low + Math.floor(share * (high - low + 1));
}

function filled(text: Localized, words: readonly (readonly [string, Localized])[]): Localized {
  const fill = (language: keyof Localized) =>
    words.reduce((done, [slot, word]) => done.replaceAll(`{${slot}}`, () => word[language]), text[language]);
  return { en: fill('en'), fr: fill('fr') };
}
