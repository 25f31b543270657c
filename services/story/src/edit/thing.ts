import type { Code } from '../diagnostics/diagnostics.ts';

/** Something that an author has given a name, by which other places of the story name it. */
export type Thing =
  | { readonly kind: 'moment' | 'character' | 'item' | 'place' | 'fact'; readonly slug: string }
  /** Something to be said in a dialogue or a lesson. */
  | { readonly kind: 'facet'; readonly moment: string; readonly slug: string };

/** What the checker says of a name that stands for nothing of this kind. */
export const MISSING: Readonly<Record<Thing['kind'], Code>> = {
  moment: 'FS205',
  place: 'FS206',
  character: 'FS207',
  item: 'FS208',
  fact: 'FS209',
  facet: 'FS210',
};

/** The words of a condition behind which one is named; conditions name no places and no facets. */
export const CONDITION_WORDS: Readonly<Partial<Record<Thing['kind'], string>>> = {
  moment: 'of',
  character: 'character',
  item: 'item',
  fact: 'fact',
};

/** Names of files, and words of conditions. */
export const SLUG = /^[a-z0-9-]+$/;
