import { useTranslation } from 'react-i18next';
import type { PanelProps } from './ControlPanel.tsx';
import { battlePhase } from './facts.ts';
import { Hint } from './Hint.tsx';

/** In a battle the cards are chosen where they lie; here is only said how. */
export function BattlePanel({ view, game }: PanelProps) {
  const { t } = useTranslation();
  const defends = battlePhase(view, game) === 'player_defense_input';
  return <Hint view={view}>{t(defends ? 'play.battle.hintDefend' : 'play.battle.hintAttack')}</Hint>;
}
