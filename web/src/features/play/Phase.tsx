import { useTranslation } from 'react-i18next';
import type { GameState } from '../../lib/game/state.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import type { View } from './api.ts';
import styles from './Phase.module.css';

interface Props {
  view: View;
  game: GameState;
}

/** Whose turn it is in a battle, and what the last blow did. */
export function Phase({ view, game }: Props) {
  const { t } = useTranslation();
  if (view.momentType !== 'battle') return null;
  const defends = game.output?.battle_state_next_phase === 'player_defense_input';
  const last = game.output?.battle_state_action_history.at(-1);
  return (
    <div className={styles.phase} data-testid={TEST_IDS.battlePhase}>
      <strong>{t(defends ? 'play.phase.defend' : 'play.phase.attack')}</strong>
      {last && (
        <span className={styles.log}>
          {last.actor_name} → {last.target_name}: <b className="num">−{last.damage}</b>
        </span>
      )}
    </div>
  );
}
