import { useTranslation } from 'react-i18next';
import { newestBlows } from '../battle/blows.ts';
import { battlePhase } from '../facts.ts';
import styles from './BattlePanel.module.css';
import type { PanelProps } from './panelProps.ts';

/** In a battle the cards are chosen where they lie; at its beginning it is said how. */
export function BattlePanel({ view, game }: PanelProps) {
  const { t } = useTranslation();
  if (newestBlows(view, game).length > 1) return null;
  const defends = battlePhase(view, game) === 'player_defense_input';
  return <p className={styles.hint}>{t(defends ? 'play.battle.hintDefend' : 'play.battle.hintAttack')}</p>;
}
