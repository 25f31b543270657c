import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { rewardCard } from '../../../components/cardFaces.ts';
import { selectionEvents } from '../../../lib/game/selection.ts';
import { useSelection } from '../hand/useSelection.ts';
import { useRunDispatch } from '../useRun.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';
import { useChoice } from './useChoice.ts';

/** What is offered, and how much of it can be taken. */
export function RewardPanel({ view, session, ready }: PanelProps) {
  const { t } = useTranslation();
  const dispatch = useRunDispatch();
  const { items } = useSelection(view);
  const send = useChoice({ view, session });
  const rewards = view.controls?.rewards ?? [];
  const most = Math.min(view.controls?.pick ?? 0, rewards.length);
  if (rewards.length === 0) return null;
  const press = (id: string) => ({
    pressed: items.includes(id),
    off: most > 1 && items.length >= most && !items.includes(id),
    onPress: () => dispatch(selectionEvents.cardPressed({ kind: 'items', id, most })),
  });
  return (
    <div className={styles.panel} data-panel="rewards">
      <p aria-live="polite">
        <b className="num">{t('play.reward.picked', { now: items.length, most })}</b>
      </p>
      <ul className={styles.rewards} aria-label={t('play.reward.offered')}>
        {rewards.map((each) => {
          const { face, label } = rewardCard(t, each);
          return (
            <li key={each.id}>
              <Card face={face} label={label} press={press(each.id)} />
              {each.description}
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
