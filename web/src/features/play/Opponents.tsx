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
  return (
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
  );
}
