import type { ReactNode } from 'react';
import type { Spot } from './move.ts';

interface Props {
  /** Its number in the row, from 0. */
  index: number;
  /** Of the row, where the focus is in it. */
  spot: Spot | undefined;
  className?: string | undefined;
  span?: number;
  /** Said before it where a row is laid out as a card. */
  label?: string;
  children: ReactNode;
}

/** A cell that keys can go to. */
export function Cell({ index, spot, className, span, label, children }: Props) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a treegrid takes the focus
      role="gridcell"
      className={className}
      data-label={label}
      colSpan={span}
      tabIndex={spot?.cell === index ? 0 : -1}
    >
      {children}
    </td>
  );
}
