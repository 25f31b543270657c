import type { Character, Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { RosterCharacter, RunState } from '@fabula/rules/types';
import { mediaUrl } from './media-url.ts';

/** The picture of a card: with what it carries, where that has a picture of its own. */
export function pictureOf(release: Release, state: RunState, member: RosterCharacter): string {
  if (member.permanent) return member.permanent.image;
  const character = indexOf(release).characters.get(member.characterId);
  const forged = state.items.findLast((item) => item.equippedTo === member.characterId);
  return (forged && character && forgedUrl(release, character, forged.itemId)) || stillOf(release, character);
}

/** A character with an item in hand, as media draws it; '' where one of the two has no picture. */
export function forgedUrl(release: Release, character: Character, itemId: string): string {
  const { items, dynamicItems } = indexOf(release);
  const item = (items.get(itemId) ?? dynamicItems.get(itemId))?.image;
  const still = character.images.normal;
  if (!item || !still) return '';
  const version = `${versionOf(still)}${versionOf(item)}`;
  return `/media/forged/${release.story.id}/${pathOf(still)}/${pathOf(item)}?v=${version}`;
}

/** The picture of an item, what it is made of included; '' where it has none. */
export function itemPicture(release: Release, itemId: string): string {
  const { items, dynamicItems } = indexOf(release);
  return mediaUrl('image', release.story.id, (items.get(itemId) ?? dynamicItems.get(itemId))?.image);
}

function stillOf(release: Release, character: Character | undefined): string {
  return mediaUrl('image', release.story.id, character?.images.normal);
}

function pathOf(media: string): string {
  return media.split('?')[0] ?? '';
}

function versionOf(media: string): string {
  return new URLSearchParams(media.split('?')[1]).get('v') ?? '';
}
