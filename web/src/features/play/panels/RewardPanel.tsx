import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { rewardCard } from '../../../components/cardFaces.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import { usePress } from '../hand/usePress.ts';
import { useSelection } from '../hand/useSelection.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';
import { useChoice } from './useChoice.ts';

/** What is offered, and how much of it can be taken. */
export function RewardPanel({ view, session, ready }: PanelProps) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const press = usePress(view);
  const { items } = useSelection(view);
  const send = useChoice({ view, session });
  const rewards = view.controls?.rewards ?? [];
  const most = Math.min(view.controls?.pick ?? 0, rewards.length);
  if (rewards.length === 0) return null;
  return (
    <div className={styles.panel} data-panel="rewards">
      <p aria-live="polite">
        <b className="num">{t('play.reward.picked', { now: items.length, most })}</b>
      </p>
      <ul className={styles.rewards} aria-label={t('play.reward.offered')}>
        {rewards.map((each) => {
          const { face, label } = rewardCard(tell, each);
          return (
            <li key={each.id}>
              <Card face={face} label={label} press={press('items', each.id, most)} />
              <span lang={lang}>{each.description}</span>
            </li>
          );
        })}
      </ul>
      <Button kind="lamp" data-send="" disabled={!ready || items.length === 0} onClick={send}>
        {t('play.reward.take')}
      </Button>
    </div>
  );
}
