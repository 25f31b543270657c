import { useScene } from '../../../lib/i18n/scene.ts';
import type { Stage } from '../selectStage.ts';
import styles from './BattlePanel.module.css';
import type { PanelProps } from './panelProps.ts';

/** In a battle the cards are chosen where they lie; at its beginning it is said how. */
export function BattlePanel({ view: { battle } }: PanelProps<Stage>) {
  const { tell, lang } = useScene();
  if (!battle || battle.blows.length > 1) return null;
  const defends = battle.phase === 'player_defense_input';
  return (
    <p lang={lang} className={styles.hint}>
      {tell(defends ? 'battle.hintDefend' : 'battle.hintAttack')}
    </p>
  );
}
