import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { classes } from '../../components/classes.ts';
import { focusOnMount } from '../../components/focusOnMount.ts';
import { pageAudio } from '../../lib/audio/pageAudio.ts';
import type { Reward } from '../../lib/game/notices.ts';
import { gameEvents } from '../../lib/game/state.ts';
import { uiState } from '../../lib/game/uiState.ts';
import type { View } from './api.ts';
import { characterCard, itemCard, type NamedCard } from './cardFaces.ts';
import styles from './RewardOverlay.module.css';
import { useGameState } from './useGame.ts';

const DELAY_MS = 100;
const BURN_MS = 2000;
const SHOWN_MS = 5000;

/** What was won, in gold: once nobody speaks and no notice is read. */
export function RewardOverlay({ view }: { view: View }) {
  const game = useGameState();
  const [first] = game.rewards;
  const quiet = game.notices.length === 0 && uiState(game) === 'IDLE';
  if (!first || !quiet) return null;
  return <Shown key={first.id} reward={first} view={view} />;
}

function useCard(reward: Reward, view: View): NamedCard | undefined {
  const { t } = useTranslation();
  const one = view.enrolledCharacters.find(
    ({ blueprintCharacterId, characterId }) =>
      blueprintCharacterId === reward.id || characterId === reward.id,
  );
  if (one) return characterCard(t, one);
  const item = view.playerItems.find(
    ({ blueprintItemId, availableItemId }) => blueprintItemId === reward.id || availableItemId === reward.id,
  );
  return item && itemCard(t, item);
}

function Shown({ reward, view }: { reward: Reward; view: View }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const card = useCard(reward, view);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    void pageAudio().effects.play('reward', 0.4);
    const timer = setTimeout(() => setLeaving(true), DELAY_MS + BURN_MS + SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dispatch(gameEvents.rewardShown()), BURN_MS / 2);
    return () => clearTimeout(timer);
  }, [leaving, dispatch]);
  const words = reward.kind === 'character' ? 'play.reward.joins' : 'play.reward.found';
  return (
    <div
      className={classes(styles.royal, leaving && styles.leaving)}
      role="dialog"
      aria-modal="true"
      aria-labelledby="reward"
    >
      <div className={styles.rays} aria-hidden="true" />
      <p>{t(`play.reward.${reward.kind}`)}</p>
      <h2 id="reward">{card ? t(words, { name: card.face.name }) : t('play.reward.special')}</h2>
      {card && (
        <div className={styles.card}>
          <Card face={card.face} label={card.label} showFinish />
        </div>
      )}
      <Button kind="lamp" ref={focusOnMount} onClick={() => setLeaving(true)}>
        {t('play.reward.continue')}
      </Button>
    </div>
  );
}
