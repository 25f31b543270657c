import { type Battle, lossOf } from './battle.ts';
import styles from './Hit.module.css';

interface Props {
  battle: Battle | undefined;
  /** Of the card or the opponent. */
  id: string;
}

/** What a fighter has just lost, on its card. The phase says it in words. */
export function Hit({ battle, id }: Props) {
  const loss = lossOf(battle?.blows ?? [], id);
  if (loss === 0 || !battle?.toldBy) return null;
  return (
    <span className={`${styles.hit} num`} aria-hidden="true" key={battle.toldBy}>
      −{loss}
    </span>
  );
}
