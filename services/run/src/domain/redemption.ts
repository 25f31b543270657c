import { cardId } from '@fabula/rules/card-id';
import { carriedItem } from '@fabula/rules/carried';
import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { NewPermanent } from '../store/permanent-characters.ts';
import type { LatestRun } from '../store/runs.ts';
import { CharacterNotEnrolled, NoCharacterData } from './errors.ts';
import { itemPicture, pictureOf } from './picture.ts';

export interface Redemption {
  readonly release: Release;
  /** The player's newest run of the ticket's story. */
  readonly run: LatestRun;
  readonly userId: string;
  readonly ticketId: string;
  /** Of the player's card. */
  readonly characterId: string;
}

/** What a redeemed ticket makes of a card: its stats, properties and equipment as they stand now. */
export function permanentOf({ release, run, userId, ticketId, characterId }: Redemption): NewPermanent {
  const { id, storyId, state } = run;
  const member = state.roster.find((each) => !each.permanent && cardId(id, each.characterId) === characterId);
  if (!member) throw new CharacterNotEnrolled();
  const character = indexOf(release).characters.get(member.characterId);
  if (!character) throw new NoCharacterData();
  const worn = state.items.filter((item) => item.equippedTo === member.characterId);
  const picture = pictureOf(release, state, member);
  return {
    ...{ userId, storyId, ticketId, member, names: character.name, baseAttack: character.baseAttack },
    language: state.language,
    playerCharacterId: characterId,
    pictures: picture === '' ? [] : [picture],
    items: worn.flatMap((item) => {
      const carried = carriedItem(release, item);
      if (!carried) return [];
      const { itemId } = item;
      return [{ ...carried, itemId, playerItemId: cardId(id, itemId), image: itemPicture(release, itemId) }];
    }),
  };
}
