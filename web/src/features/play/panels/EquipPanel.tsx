import { useScene } from '../../../lib/i18n/scene.ts';
import { nameOfCard } from '../hand/cardNames.ts';
import { useSelection } from '../hand/useSelection.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';

/** Who gets what: both are cards in hand. How it is made is said. */
export function EquipPanel({ view }: PanelProps) {
  const { tell, lang } = useScene();
  const { characters, items } = useSelection(view);
  const who = nameOfCard(view, characters[0]) ?? tell('equip.who');
  const what = nameOfCard(view, items[0]) ?? tell('equip.what');
  return (
    <div lang={lang} className={styles.panel} data-panel="">
      <p aria-live="polite">
        <b>{tell('equip.pair', { what, who })}</b>
      </p>
      <p className={styles.hint}>
        {tell('equip.hint')}{' '}
        <b className="num">{tell('equip.attempts', { count: view.controls?.attemptsLeft ?? 0 })}</b>
      </p>
    </div>
  );
}
