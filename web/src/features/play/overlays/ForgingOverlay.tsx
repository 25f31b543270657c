import { Card } from '../../../components/Card.tsx';
import { characterCard, itemCard } from '../../../components/cardFaces.ts';
import { propertyName } from '../../../components/PropertyTag.tsx';
import { gameEvents } from '../../../lib/game/state.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { EquipmentForging } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';
import { carried } from '../hand/handCards.ts';
import { useRunDispatch } from '../useRun.ts';
import { useShownFor } from '../useShownFor.ts';
import styles from './GoldenOverlay.module.css';
import { GoldenOverlay } from './GoldenOverlay.tsx';

const CHARACTER_MS = 3000;
const ITEM_MS = 5000;

/** What was forged: first the character with its new picture, then the item, each as a card. `view`: the run as it is now. */
export function ForgingOverlay({ forging, view }: { forging: EquipmentForging; view: View }) {
  const { tell, lang } = useScene();
  const dispatch = useRunDispatch();
  const { who, what } = useForged(forging, view);
  const card = useShownFor(CHARACTER_MS) ? (what ?? who) : (who ?? what);
  const { awarded_property: property } = forging;
  return (
    <GoldenOverlay
      sound="reward"
      lang={lang}
      kicker={tell('forge.title')}
      title={tell('forge.done', { name: who?.face.name ?? '', item: what?.face.name ?? '' })}
      shownMs={CHARACTER_MS + ITEM_MS}
      onGone={() => dispatch(gameEvents.forgingShown())}
    >
      {card && (
        <div className={styles.card} key={card.id}>
          <Card face={card.face} label={card.label} />
        </div>
      )}
      {property && <p lang={lang}>{tell('forge.property', { property: propertyName(tell, property) })}</p>}
    </GoldenOverlay>
  );
}

function useForged(forging: EquipmentForging, view: View) {
  const { tell } = useScene();
  const one = view.enrolledCharacters.find(
    ({ characterId }) => characterId === forging.equipped_character_id,
  );
  const item = [...carried(view), ...view.playerItems].find(
    ({ availableItemId }) => availableItemId === forging.equipped_item_id,
  );
  const imageUrl = forging.equipment_image_url || one?.imageUrl || '';
  return {
    who: one && characterCard(tell, { ...one, imageUrl }),
    what: item && itemCard(tell, item),
  };
}
