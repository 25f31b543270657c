import type { GameState } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';
import { lossOf, newestBlows } from './blows.ts';
import styles from './Hit.module.css';

interface Props {
  view: View;
  game: GameState;
  /** Of the card or the opponent. */
  id: string;
}

/** What a fighter has just lost, on its card. The phase says it in words. */
export function Hit({ view, game, id }: Props) {
  const loss = lossOf(newestBlows(view, game), id);
  if (loss === 0 || !game.output) return null;
  return (
    <span className={`${styles.hit} num`} aria-hidden="true" key={game.output.input_id}>
      −{loss}
    </span>
  );
}
