import type { Flow, FlowMoment } from '../model.ts';
import type { Way } from '../reading/outline.ts';

/** A moment, or under one that is unfolded a way out of it. */
export interface Row {
  readonly key: string;
  readonly moment: FlowMoment;
  /** Of a way's row alone. */
  readonly way?: Way;
  /** Undefined where there is nothing to unfold. */
  readonly isOpen?: boolean;
  /** Its number among those beside it, from 1, and how many they are. */
  readonly position: number;
  readonly size: number;
}

/** What is shown, from the start on. */
export function rowsOf({ moments }: Flow, open: ReadonlySet<string>): Row[] {
  return moments.flatMap((moment, at) => {
    const isOpen = open.has(moment.slug);
    const row: Row = {
      key: moment.slug,
      moment,
      position: at + 1,
      size: moments.length,
      ...(moment.ways.length > 0 && { isOpen }),
    };
    return isOpen ? [row, ...waysOf(moment)] : [row];
  });
}

function waysOf(moment: FlowMoment): Row[] {
  const { ways, slug } = moment;
  return ways.map((way, at) => ({
    key: `${slug} ${way.at.join('.')}`,
    moment,
    way,
    position: at + 1,
    size: ways.length,
  }));
}
