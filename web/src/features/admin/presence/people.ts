import { createContext } from 'react';
import type { Present } from '../draft/authority.ts';
import type { DraftStore } from '../draft/store.ts';

/** One of a few, the same for a person on every page. */
const COLOURS = ['#d8b8ff', '#8fd3ff', '#9df0ae', '#ffcf70', '#ffb5ae', '#9df1e4'];

export function colourOf({ userId }: Present): string {
  const sum = [...userId].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '';
}

export const initialsOf = ({ name }: Present): string => name.slice(0, 2).toUpperCase();

/** Whoever has the story open twice, or has just loaded it anew, is one person. */
export function othersIn(draft: DraftStore, own: string | undefined): Present[] {
  const last = new Map(draft.present.map((one) => [one.userId, one]));
  return [...last.values()].filter(({ userId }) => userId !== own);
}

/** Who else has the story open, and where they are. The same list until one of them moves. */
export const OthersContext = createContext<readonly Present[]>([]);
