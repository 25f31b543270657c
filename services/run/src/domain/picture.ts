import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { RosterCharacter, RunState } from '@fabula/rules/types';
import { mediaUrl } from './media-url.ts';

/**
 * The picture of a card: with what was forged for it in this run, where that can be drawn; else the one that a permanent
 * character has kept, or the character's own.
 */
export function pictureOf(release: Release, state: RunState, member: RosterCharacter): string {
  const forged = state.items.findLast((item) => item.equippedTo === member.characterId);
  const worn = forged && forgedUrl(release, member.characterId, forged.itemId);
  return worn || (member.permanent?.image ?? stillOf(release, member.characterId));
}

/** A character with an item in hand, as media draws it; '' where one of the two is not of this story, or has no picture. */
export function forgedUrl(release: Release, characterId: string, itemId: string): string {
  const item = itemImage(release, itemId);
  const still = indexOf(release).characters.get(characterId)?.images.normal;
  if (!item || !still) return '';
  const version = `${versionOf(still)}${versionOf(item)}`;
  return `/media/forged/${release.story.id}/${pathOf(still)}/${pathOf(item)}?v=${version}`;
}

/** The picture of an item, what it is made of included; '' where it has none. */
export function itemPicture(release: Release, itemId: string): string {
  return mediaUrl('image', release.story.id, itemImage(release, itemId));
}

/** The same as a list. */
export function itemPictures(release: Release, itemId: string): string[] {
  const picture = itemPicture(release, itemId);
  return picture === '' ? [] : [picture];
}

/** As the release has it, of an item that is made included. */
function itemImage(release: Release, itemId: string): string | undefined {
  const { items, dynamicItems } = indexOf(release);
  return (items.get(itemId) ?? dynamicItems.get(itemId))?.image;
}

function stillOf(release: Release, characterId: string): string {
  return mediaUrl('image', release.story.id, indexOf(release).characters.get(characterId)?.images.normal);
}

function pathOf(media: string): string {
  return media.split('?')[0] ?? '';
}

function versionOf(media: string): string {
  return new URLSearchParams(media.split('?')[1]).get('v') ?? '';
}
