import type { Style } from '../../release/cards.ts';
import type { Situation } from '../../situation.ts';
import type { Battle } from './data.ts';

/**
 * The manner that is asked for in a battle's turn: those that its author has given sentences for, one after the other,
 * so never the same twice running where there are two. Where it begins follows from the run, so that another battle, and
 * the next run, begin elsewhere.
 */
export function askedStyle(
  { moment, state }: Situation & { readonly moment: Battle },
  turnNumber: number,
): Style {
  const styles = stylesOf(moment);
  const start = state.loopNumber + state.moments.length;
  return styles[(start + turnNumber) % styles.length] ?? 'creative';
}

/** Made once: it is asked for several times in a turn, and a moment never changes. */
const STYLES = new WeakMap<Battle, readonly Style[]>();

function stylesOf(moment: Battle): readonly Style[] {
  const known = STYLES.get(moment) ?? [...new Set(moment.gauges.map((gauge) => gauge.style))];
  STYLES.set(moment, known);
  return known;
}
