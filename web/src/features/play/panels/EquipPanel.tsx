import { useTranslation } from 'react-i18next';
import { nameOfCard } from '../hand/cardNames.ts';
import { useSelection } from '../hand/useSelection.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';

/** Who gets what: both are cards in hand. How it is made is said. */
export function EquipPanel({ view }: PanelProps) {
  const { t } = useTranslation();
  const { characters, items } = useSelection(view);
  const who = nameOfCard(view, characters[0]) ?? t('play.equip.who');
  const what = nameOfCard(view, items[0]) ?? t('play.equip.what');
  return (
    <div className={styles.panel} data-panel="">
      <p aria-live="polite">
        <b>{t('play.equip.pair', { what, who })}</b>
      </p>
      <p className={styles.hint}>
        {t('play.equip.hint')}{' '}
        <b className="num">{t('play.equip.attempts', { count: view.controls?.attemptsLeft ?? 0 })}</b>
      </p>
    </div>
  );
}
