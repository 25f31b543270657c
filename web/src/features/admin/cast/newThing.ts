import type { MomentType } from '@fabula/rules/release/moment';
import type { Value } from '@fabula/story/edit/edit';
import { splice } from '@fabula/story/edit/splice';
import type { FormSchema } from '@fabula/story/form';
import type { Draft } from '../draft/draft.ts';
import { characterSchema, momentSchema, storySchema } from '../moment/schemas.ts';
import { entrySchema, leastOf } from '../widgets/schema.ts';
import { slugsOf } from '../widgets/slugs.ts';
import { isFields } from '../widgets/values.ts';
import { type CastKind, isInStory, placeOfThing } from './things.ts';

export interface NewThing {
  readonly kind: CastKind;
  readonly slug: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** Of moments only. */
  readonly type?: MomentType | undefined;
}

/** Puts something new into a draft: the least that its schema demands, with a fresh id. What is empty is to be written. */
export function makeThing(draft: Draft, { kind, slug, name, type }: NewThing): void {
  const least = leastOf(schemaOf(kind, type));
  const value: Value = { ...(isFields(least) ? least : {}), ...firstNames(draft, kind), name };
  const { file, path } = placeOfThing(kind, slug);
  if (isInStory(kind)) draft.splice(file, { kind: 'set', path, value });
  else draft.create(file, splice('', { kind: 'set', path: [], value }).text);
}

function schemaOf(kind: CastKind, type: MomentType = 'monologue'): FormSchema {
  if (kind === 'moment') return momentSchema(type);
  if (kind === 'character') return characterSchema();
  const { items = {}, dynamicItems = {}, places = {} } = storySchema().properties ?? {};
  const list = { item: items, 'dynamic item': dynamicItems, place: places }[kind];
  return entrySchema(list) ?? {};
}

/** A moment happens somewhere, and with somebody: the first there are, until its author chooses. */
function firstNames(draft: Draft, kind: CastKind): Readonly<Record<string, string>> {
  if (kind !== 'moment') return {};
  const { place, character } = slugsOf(draft);
  return { place: place[0] ?? '', character: character[0] ?? '' };
}

/** A name as a slug: `The Keeper’s Lamp` → `the-keepers-lamp`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
