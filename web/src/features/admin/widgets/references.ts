import type { FormKind } from '@fabula/story/form';
import { use } from 'react';
import { type Place, RootContext, useForm } from './form.ts';
import { type Slugs, useSlugs } from './slugs.ts';
import { fieldsOf, stepInto } from './values.ts';

/** Kinds whose value is a name of something else. */
export type ReferenceKind = keyof Slugs | 'part';

const KINDS: Readonly<Partial<Record<FormKind, ReferenceKind>>> = {
  'reference:moment': 'moment',
  'reference:character': 'character',
  'reference:item': 'item',
  'reference:dynamic item': 'dynamic item',
  'reference:place': 'place',
  'reference:part': 'part',
  fact: 'fact',
  byMoment: 'moment',
  byPlace: 'place',
  byCharacter: 'character',
  byItem: 'item',
  byDynamicItem: 'dynamic item',
};

export function referenceKind(kind: FormKind | undefined): ReferenceKind | undefined {
  return kind && KINDS[kind];
}

/** Fields of a moment whose entries can be named elsewhere in it, where their field does not tell which. */
const PARTS = ['facets', 'points', 'tasks', 'qualities', 'performances'];
/** Those that do. */
const OWN_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['question', ['questions']],
  ['path', ['paths']],
]);

/** The lists in which what a field names is declared. */
export function partListsOf(field: string): readonly string[] {
  return OWN_PARTS.get(field) ?? PARTS;
}

/** What can be named there. @param field in which the name stands */
export function useReferable(kind: ReferenceKind, field: string): readonly string[] {
  const { draft } = useForm();
  const slugs = useSlugs(draft);
  if (kind !== 'part') return slugs[kind];
  const root = use(RootContext);
  return partListsOf(field).flatMap((list) => Object.keys(fieldsOf(stepInto(root, list))));
}

const IN_STORY: Readonly<Partial<Record<ReferenceKind, string>>> = {
  item: 'items',
  'dynamic item': 'dynamicItems',
  place: 'places',
  fact: 'facts',
};

/** Where what is named has its own form; undefined for a part of the same file. */
export function placeOf(kind: ReferenceKind, slug: string): Place | undefined {
  if (slug === '') return undefined;
  if (kind === 'moment' || kind === 'character') return { file: `${kind}s/${slug}.yaml`, path: [] };
  const list = IN_STORY[kind];
  return list === undefined ? undefined : { file: 'story.yaml', path: [list, slug] };
}
