import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card.tsx';
import type { GameState } from '../../lib/game/state.ts';
import type { View } from './api.ts';
import { foeCard } from './cardFaces.ts';
import styles from './Opponents.module.css';

interface Props {
  view: View;
  game: GameState;
}

/** Whom a battle is against, and whose turn it is. */
export function Opponents({ view, game }: Props) {
  const { t } = useTranslation();
  const foes = view.battleOpponentCharacters;
  if (view.momentType !== 'battle' || foes.length === 0) return null;
  const phase = game.output?.battle_state_next_phase;
  const last = game.output?.battle_state_action_history.at(-1);
  return (
    <>
      <ul className={styles.foes} aria-label={t('play.opponents')}>
        {foes.map((foe) => {
          const { id, face, label } = foeCard(t, foe, game.output);
          return (
            <li key={id}>
              <Card face={face} label={label} />
            </li>
          );
        })}
      </ul>
      <div className={styles.phase}>
        <b>{t(phase === 'player_defense_input' ? 'play.phase.defend' : 'play.phase.attack')}</b>
        {last && (
          <span className={styles.log}>
            {last.actor_name} → {last.target_name}: <b className="num">−{last.damage}</b>
          </span>
        )}
      </div>
    </>
  );
}
