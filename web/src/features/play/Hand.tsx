import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card.tsx';
import type { GameState } from '../../lib/game/state.ts';
import type { View } from './api.ts';
import { characterCard, itemCard } from './cardFaces.ts';
import styles from './Hand.module.css';

interface Props {
  view: View;
  /** Whose cards: the run's, as they are now. */
  run: View;
  game: GameState;
}

/** The player's cards, peeking from below; items only where they are to be given. */
export function Hand({ view, run, game }: Props) {
  const { t } = useTranslation();
  const team = run.enrolledCharacters.map((one) => characterCard(t, one, game.output));
  const items = view.momentType === 'equip' ? run.playerItems.map((item) => itemCard(t, item)) : [];
  const cards = [...team, ...items];
  if (cards.length === 0) return null;
  const middle = (cards.length - 1) / 2;
  return (
    <ul className={styles.hand} aria-label={t('play.yourCards')}>
      {cards.map(({ id, face, label }, i) => (
        <li key={id} ref={(element) => fan(element, i - middle, cards.length)}>
          <Card face={face} label={label} />
        </li>
      ))}
    </ul>
  );
}

/** Where a card stands in the fan: many cards stand closer. */
function fan(element: HTMLLIElement | null, k: number, count: number): void {
  element?.style.setProperty('--k', String(k));
  element?.style.setProperty('--k2', String(Math.min(k * k, 6)));
  element?.style.setProperty('--count', String(count));
}
