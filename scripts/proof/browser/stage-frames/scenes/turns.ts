import type { KeptMoment, KeptTurn } from '../material.ts';

type Turns<N extends number> = N extends 1
  ? [KeptTurn]
  : N extends 2
    ? [KeptTurn, KeptTurn]
    : N extends 3
      ? [KeptTurn, KeptTurn, KeptTurn]
      : [KeptTurn, KeptTurn, KeptTurn, KeptTurn];

/** The first turns of a moment. Throws where fewer were kept. */
export function turnsOf<N extends 1 | 2 | 3 | 4>({ turns }: KeptMoment, count: N): Turns<N> {
  if (turns.length < count) throw new Error(`${count} turns are asked for, ${turns.length} are kept`);
  return turns.slice(0, count) as Turns<N>;
}
