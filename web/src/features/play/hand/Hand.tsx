import { Crosshair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, type Press } from '../../../components/Card.tsx';
import { useScene } from '../../../lib/i18n/scene.ts';
import { Hit } from '../battle/Hit.tsx';
import type { OnStage } from '../selectStage.ts';
import { choosing } from './choosing.ts';
import styles from './Hand.module.css';
import { type HandCard, handCards } from './handCards.ts';
import { usePress } from './usePress.ts';

/** The player's cards, peeking from below; where the moment asks for cards, each is a button. */
export function Hand({ view, run }: OnStage) {
  const { t } = useTranslation();
  const { tell } = useScene();
  const cards = handCards(tell, { view, run });
  const press = usePress(view);
  if (cards.length === 0) return null;
  const middle = (cards.length - 1) / 2;
  const room = choosing(view);
  const aimedAt = view.battle?.strike?.targetId;
  /** Undefined where cards are only shown. */
  const pressOf = ({ id, kind, off }: HandCard): Press | undefined => {
    if (room[kind] === 0) return undefined;
    const one = press(kind, id, room[kind]);
    return { ...one, off: off || view.isComplete || one.off };
  };
  const labelOf = ({ id, label }: HandCard) =>
    id === aimedAt ? `${label}, ${tell('battle.aimedAt')}` : label;
  return (
    <ul
      className={styles.hand}
      aria-label={t('play.yourCards')}
      data-choosing={room.characters > 0 || undefined}
    >
      {cards.map((card, i) => (
        <li key={card.id} ref={(element) => fan(element, i - middle, cards.length)}>
          <Card face={card.face} label={labelOf(card)} press={pressOf(card)} />
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

/** Where a card stands in the fan: many cards stand closer. */
function fan(element: HTMLLIElement | null, k: number, count: number): void {
  element?.style.setProperty('--k', String(k));
  element?.style.setProperty('--k2', String(Math.min(k * k, 6)));
  element?.style.setProperty('--count', String(count));
}
