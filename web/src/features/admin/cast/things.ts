import type { Draft } from '../draft/draft.ts';
import type { Place } from '../widgets/form.ts';

/** What a story has pages of. */
export type CastKind = 'moment' | 'character' | 'item' | 'dynamic item' | 'place';

/** Of what story.yaml declares: under which of its fields. */
export const FIELDS = { item: 'items', 'dynamic item': 'dynamicItems', place: 'places' } as const;

export function isInStory(kind: CastKind): kind is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, kind);
}

/** Where something of this kind is written. */
export function placeOfThing(kind: CastKind, slug: string): Place {
  return isInStory(kind)
    ? { file: 'story.yaml', path: [FIELDS[kind], slug] }
    : { file: `${kind}s/${slug}.yaml`, path: [] };
}

/** Something of a draft that has a name. */
export interface CastThing {
  readonly draft: Draft;
  readonly kind: CastKind;
  readonly slug: string;
}
