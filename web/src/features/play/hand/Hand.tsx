import { Crosshair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, type Press } from '../../../components/Card.tsx';
import { selectionEvents } from '../../../lib/game/selection.ts';
import { Hit } from '../battle/Hit.tsx';
import type { Stage } from '../selectStage.ts';
import { useRunDispatch } from '../useRun.ts';
import { choosing } from './choosing.ts';
import styles from './Hand.module.css';
import { type HandCard, handCards } from './handCards.ts';
import { useSelection } from './useSelection.ts';

interface Props {
  /** The moment on stage. */
  view: Stage;
  /** Whose cards: the run's, as they are now. */
  run: Stage;
}

/** The player's cards, peeking from below; where the moment asks for cards, each is a button. */
export function Hand({ view, run }: Props) {
  const { t } = useTranslation();
  const cards = handCards(t, { view, run });
  const pressFor = usePress(view);
  if (cards.length === 0) return null;
  const middle = (cards.length - 1) / 2;
  const chooses = choosing(view).characters > 0;
  const aimedAt = view.battle?.strike?.targetId;
  const labelOf = ({ id, label }: HandCard) =>
    id === aimedAt ? `${label}, ${t('play.battle.aimedAt')}` : label;
  return (
    <ul className={styles.hand} aria-label={t('play.yourCards')} data-choosing={chooses || undefined}>
      {cards.map((card, i) => (
        <li key={card.id} ref={(element) => fan(element, i - middle, cards.length)}>
          <Card face={card.face} label={labelOf(card)} press={pressFor(card)} />
          {card.id === aimedAt && (
            <span className={styles.aimed} aria-hidden="true">
              <Crosshair />
            </span>
          )}
          <Hit battle={view.battle} id={card.id} />
        </li>
      ))}
    </ul>
  );
}

/** How a card in hand is chosen; undefined where cards are only shown. */
function usePress(view: Stage): (card: HandCard) => Press | undefined {
  const dispatch = useRunDispatch();
  const selection = useSelection(view);
  const room = choosing(view);
  return ({ id, kind, off }) => {
    const most = room[kind];
    if (most === 0) return undefined;
    const isIn = selection[kind].includes(id);
    const isFull = most > 1 && selection[kind].length >= most && !isIn;
    return {
      pressed: isIn,
      off: off || view.isComplete || isFull,
      onPress: () => dispatch(selectionEvents.cardPressed({ kind, id, most })),
    };
  };
}

/** Where a card stands in the fan: many cards stand closer. */
function fan(element: HTMLLIElement | null, k: number, count: number): void {
  element?.style.setProperty('--k', String(k));
  element?.style.setProperty('--k2', String(Math.min(k * k, 6)));
  element?.style.setProperty('--count', String(count));
}
