import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PermanentCharacterSchema } from '@fabula/proto/run/v1/run_pb';
import type { Localized } from '@fabula/rules/release/text';
import type { RosterCharacter } from '@fabula/rules/types';
import type { PermanentRow } from '../store/permanent-characters.ts';
import { keptCard } from './equipped.ts';

/** A permanent character as lists show it. */
export function toPermanent(
  row: PermanentRow,
  language: keyof Localized,
): MessageInitShape<typeof PermanentCharacterSchema> {
  const { id, currentAttack, currentHealth, maxHealth, mediaUrl } = row;
  return {
    ...{ id, currentAttack, currentHealth, maxHealth, mediaUrl },
    blueprintCharacterId: row.characterId,
    name: row.names[language],
    properties: [...row.properties],
    cardType: 'permanent',
    redeemedTicketId: row.ticketId,
    items: row.items.map((item) => keptCard(item, language)),
  };
}

/** A permanent character as a card of a run's hand, at full health. */
export function permanentMember(row: PermanentRow): RosterCharacter {
  return {
    characterId: row.characterId,
    currentAttack: row.currentAttack,
    currentHealth: row.maxHealth,
    maxHealth: row.maxHealth,
    properties: row.properties,
    cardType: 'permanent',
    enrolledInMomentId: null,
    permanent: {
      id: row.id,
      name: row.names,
      baseAttack: row.baseAttack,
      image: row.mediaUrl,
      items: row.items,
    },
  };
}
