import { Card } from '../../../components/Card.tsx';
import { characterCard, finishName, itemCard, type NamedCard } from '../../../components/cardFaces.ts';
import type { Reward } from '../../../lib/game/notices.ts';
import { gameEvents } from '../../../lib/game/state.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { useRunDispatch } from '../useRun.ts';
import { useShownFor } from '../useShownFor.ts';
import styles from './GoldenOverlay.module.css';
import { GoldenOverlay } from './GoldenOverlay.tsx';

const DELAY_MS = 100;
const BURN_MS = 2000;
const SHOWN_MS = 5000;
/** The view comes a moment after the output that tells of the reward. */
const WAIT_MS = 3000;

function useCard(reward: Reward, view: View): NamedCard | undefined {
  const { tell } = useScene();
  const one = view.enrolledCharacters.find(
    ({ blueprintCharacterId, characterId }) =>
      blueprintCharacterId === reward.id || characterId === reward.id,
  );
  if (one) return characterCard(tell, one);
  const item = view.playerItems.find(
    ({ blueprintItemId, availableItemId }) => blueprintItemId === reward.id || availableItemId === reward.id,
  );
  return item && itemCard(tell, item);
}

/** What was won, in gold, once its card is known. `view`: the run as it is now. */
export function RewardOverlay({ reward, view }: { reward: Reward; view: View }) {
  const { tell, lang } = useScene();
  const dispatch = useRunDispatch();
  const card = useCard(reward, view);
  const title = useTitle(reward, card);
  const waited = useShownFor(WAIT_MS);
  if (!card && !waited) return null;
  return (
    <GoldenOverlay
      sound="reward"
      lang={lang}
      kicker={tell(reward.kind === 'upgraded' ? 'reward.upgradedKind' : `reward.${reward.kind}`)}
      title={title}
      shownMs={DELAY_MS + BURN_MS + SHOWN_MS}
      onGone={() => dispatch(gameEvents.rewardShown())}
    >
      {card && (
        <div className={styles.card}>
          <Card face={card.face} label={card.label} showFinish />
        </div>
      )}
    </GoldenOverlay>
  );
}

function useTitle(reward: Reward, card: NamedCard | undefined): string {
  const { tell } = useScene();
  if (!card) return tell('reward.special');
  const { name, finish } = card.face;
  if (reward.kind === 'upgraded')
    return tell('reward.upgradedTo', { name, finish: finishName(tell, finish) });
  return tell(reward.kind === 'character' ? 'reward.joins' : 'reward.found', { name });
}
