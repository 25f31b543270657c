import { carriedItem } from './carried.ts';
import type { Property, Style } from './release/cards.ts';
import type { Release } from './release/release.ts';
import type { Localized } from './release/text.ts';
import { indexOf } from './release-index.ts';
import type { RunState } from './types.ts';

interface Story {
  readonly release: Release;
  readonly state: RunState;
}

/** How one does what is asked, as it stands in a sentence: "Answer him elegantly." */
export const MANNERS: Readonly<Record<Style, Localized>> = {
  cinematic: { en: 'cinematically', fr: 'comme au cinéma' },
  theatrical: { en: 'theatrically', fr: 'comme au théâtre' },
  elegant: { en: 'elegantly', fr: 'avec élégance' },
  creative: { en: 'creatively', fr: 'avec imagination' },
  unexpected: { en: 'unexpectedly', fr: 'de façon inattendue' },
  peaceful: { en: 'peacefully', fr: 'avec douceur' },
  aggressive: { en: 'aggressively', fr: 'avec agressivité' },
  stealthy: { en: 'stealthily', fr: 'en douce' },
  chaotic: { en: 'chaotically', fr: 'dans le désordre' },
  emotional: { en: 'emotionally', fr: 'avec émotion' },
  humorous: { en: 'humorously', fr: 'avec humour' },
  scary: { en: 'frighteningly', fr: 'à faire peur' },
  efficient: { en: 'efficiently', fr: 'avec efficacité' },
  complex: { en: 'in a complicated way', fr: 'de façon compliquée' },
};

/** What an item has of a property, as it stands in a sentence: "I have put fire in it." */
const PROPERTY_NAMES: Readonly<Record<Property, Localized>> = {
  Water: { en: 'water', fr: 'eau' },
  Fire: { en: 'fire', fr: 'feu' },
  Grass: { en: 'grass', fr: 'herbe' },
  Electric: { en: 'lightning', fr: 'foudre' },
};
/** Where no property was added. */
const NO_PROPERTY: Localized = { en: 'care', fr: 'du soin' };

export function propertyName(property: Property | null): Localized {
  return property === null ? NO_PROPERTY : PROPERTY_NAMES[property];
}

/** A character's name in the run's language, one who is permanent included; '' for nobody. */
export function characterName({ release, state }: Story, characterId: string): string {
  const member = state.roster.find((each) => each.characterId === characterId);
  const name = member?.permanent?.name ?? indexOf(release).characters.get(characterId)?.name;
  return name?.[state.language] ?? '';
}

/** An owned item's name in the run's language; '' for none. */
export function itemName({ release, state }: Story, itemId: string): string {
  const owned = state.items.find((each) => each.itemId === itemId);
  const item = owned && carriedItem(release, owned);
  return item?.name[state.language] ?? '';
}

/** What else a character or item of the story is called, in the run's language. */
export function nicknamesOf({ release, state }: Story, id: string): readonly string[] {
  const { characters, items, dynamicItems } = indexOf(release);
  const card = characters.get(id) ?? items.get(id) ?? dynamicItems.get(id);
  return card?.nicknames?.[state.language] ?? [];
}
