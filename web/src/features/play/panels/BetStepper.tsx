import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import { selectionEvents } from '../../../lib/game/selection.ts';
import type { View } from '../api.ts';
import { useSelection } from '../hand/useSelection.ts';
import { useRunDispatch } from '../useRun.ts';
import styles from './Panel.module.css';

/** How many interactions are bet: 1 to the most that can be, or none; until one of them is chosen the bet is open. */
export function BetStepper({ view }: { view: View }) {
  const { t } = useTranslation();
  const dispatch = useRunDispatch();
  const most = view.controls?.maxBet ?? 0;
  const chosen = useSelection(view).bet;
  const bet = chosen === undefined ? undefined : Math.min(chosen, most);
  const set = (next: number) => dispatch(selectionEvents.chosen({ bet: Math.max(0, Math.min(most, next)) }));
  return (
    <fieldset className={styles.row}>
      <legend>{t('play.upgrade.bet')}</legend>
      <button type="button" className={styles.pill} aria-pressed={bet === 0} onClick={() => set(0)}>
        {t('play.upgrade.noBet')}
      </button>
      <span className={styles.stepper}>
        <IconButton
          label={t('play.upgrade.less')}
          aria-disabled={!bet || undefined}
          onClick={() => set((bet ?? 0) - 1)}
        >
          <Minus className="ico" aria-hidden="true" />
        </IconButton>
        <output className="num" aria-label={t('play.upgrade.betNow', { bet: bet ?? '–', most })}>
          {bet ?? '–'}
        </output>
        <IconButton
          label={t('play.upgrade.more')}
          aria-disabled={(bet ?? 0) >= most || undefined}
          onClick={() => set((bet ?? 0) + 1)}
        >
          <Plus className="ico" aria-hidden="true" />
        </IconButton>
      </span>
      <small className="num">{t('play.upgrade.most', { most })}</small>
    </fieldset>
  );
}
