import { characterCard, itemCard, type NamedCard } from '../../../components/cardFaces.ts';
import type { SceneT } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { choosing } from './choosing.ts';

type Item = View['playerItems'][number];

/** What somebody carries and does not keep for good, as a card of its own: an equip moment can give it to another. */
export function carried(run: View): Item[] {
  return run.enrolledCharacters.flatMap((one) =>
    one.equippedItems.flatMap((item) =>
      item.isKept
        ? []
        : {
            availableItemId: item.id,
            blueprintItemId: item.blueprintItemId,
            availableItemName: item.name,
            availableItemProperties: item.properties,
            availableItemAttackBonus: item.attackBonus,
            availableItemDefenseBonus: item.defenseBonus,
            imageUrls: item.imageUrls,
            description: item.description,
            rarity: item.rarity,
            source: '',
          },
    ),
  );
}

/** The items that can be chosen here: in a battle those that nobody carries, at the forge those that it takes. */
function handItems(view: View, run: View): Item[] {
  if (choosing(view).items === 0) return [];
  if (view.momentType !== 'equip') return run.playerItems;
  const taken = view.controls?.itemIds ?? [];
  return [...run.playerItems, ...carried(run)].filter(({ availableItemId: id }) => taken.includes(id));
}

export interface HandCard extends NamedCard {
  kind: 'characters' | 'items';
  /** It cannot be chosen. */
  off: boolean;
}

/** The cards in hand: the team, then what can be given. */
export function handCards(tell: SceneT, { view, run }: { view: View; run: View }): HandCard[] {
  const { characters, burned } = choosing(view);
  const team = run.enrolledCharacters.map((one): HandCard => {
    const card = characterCard(tell, one);
    const off = characters === 0 || (!burned && Boolean(card.face.burned));
    return { ...card, kind: 'characters', off };
  });
  const items = handItems(view, run).map(
    (item): HandCard => ({
      ...itemCard(tell, item),
      kind: 'items',
      off: false,
    }),
  );
  return [...team, ...items];
}
