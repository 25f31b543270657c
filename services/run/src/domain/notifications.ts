import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import { cardId } from '@fabula/rules/card-id';
import { characterName } from '@fabula/rules/names';
import type { Decision } from '@fabula/rules/types';
import type { Field } from './battle-rows.ts';
import { forgedUrl } from './picture.ts';

type Forging = MessageInitShape<typeof EquipmentForgingSchema>;
type Modifiers = MessageInitShape<typeof CardModifierNotificationSchema>;

/** What a turn shows beside its output. */
export interface Notifications {
  readonly forging?: Forging;
  readonly modifiers?: Modifiers;
}

export function notificationsOf(field: Field, playerMomentId: string, decision: Decision): Notifications {
  const forging = forgingOf(field, decision);
  const modifiers = modifiersOf(field, playerMomentId, decision);
  return { ...(forging && { forging }), ...(modifiers && { modifiers }) };
}

/** The picture of the character with the item, where an item was forged, well or not. */
function forgingOf({ release, state, playerStoryId }: Field, { output }: Decision): Forging | undefined {
  if (!output.equip) return undefined;
  const { characterId, itemId, isAwarded, property } = output.equip;
  return {
    isAwarded,
    equippedCharacterId: cardId(playerStoryId, characterId),
    equippedItemId: cardId(playerStoryId, itemId),
    awardedProperty: property ?? '',
    equipmentImageUrl: forgedUrl(release, characterId, itemId),
    blueprintStoryId: state.storyId,
    playerStoryId,
  };
}

/** Numbers that a card's finish has changed in this turn. */
function modifiersOf(field: Field, playerMomentId: string, { output }: Decision): Modifiers | undefined {
  const applied = output.battle?.modifiers ?? [];
  if (applied.length === 0) return undefined;
  const { language } = field.state;
  return {
    playerMomentId,
    appliedModifiers: applied.map(({ characterId, cardType, description }) => ({
      characterName: characterName(field, characterId),
      cardType,
      description: description[language],
    })),
  };
}
