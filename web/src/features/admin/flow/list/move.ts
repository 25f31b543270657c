import type { Row } from './rows.ts';

/** Where the focus is in a treegrid: on a row, or on one of its cells. */
export interface Spot {
  readonly row: string;
  /** Undefined: the row itself. */
  readonly cell?: number | undefined;
}

export type Moved =
  | { readonly spot: Spot }
  | { readonly unfold: string }
  | { readonly fold: string }
  | undefined;

const PAGE = 10;

/**
 * What a key does in a treegrid, after the pattern of the ARIA authoring practices: right unfolds a row, then goes from cell
 * to cell; left goes back, and folds.
 * @param cells of a row
 */
export function moved(rows: readonly Row[], { row: key, cell }: Spot, pressed: string, cells: number): Moved {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (row === undefined) return undefined;
  const to = (index: number): Moved => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, index))];
    return target && { spot: { row: target.key, cell } };
  };
  switch (pressed) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + PAGE);
    case 'PageUp':
      return to(at - PAGE);
    case 'Ctrl+Home':
      return to(0);
    case 'Ctrl+End':
      return to(rows.length - 1);
    case 'Home':
      return cell === undefined ? to(0) : { spot: { row: key, cell: 0 } };
    case 'End':
      return cell === undefined ? to(rows.length - 1) : { spot: { row: key, cell: cells - 1 } };
    case 'ArrowRight':
      return toTheRight(row, cell, cells);
    case 'ArrowLeft':
      return toTheLeft(row, cell);
    default:
      return undefined;
  }
}

function toTheRight(row: Row, cell: number | undefined, cells: number): Moved {
  if (cell !== undefined) return { spot: { row: row.key, cell: Math.min(cells - 1, cell + 1) } };
  return row.isOpen === false ? { unfold: row.key } : { spot: { row: row.key, cell: 0 } };
}

function toTheLeft(row: Row, cell: number | undefined): Moved {
  if (cell !== undefined) return { spot: { row: row.key, cell: cell === 0 ? undefined : cell - 1 } };
  if (row.isOpen === true) return { fold: row.key };
  return row.way === undefined ? undefined : { spot: { row: row.moment.slug } };
}
