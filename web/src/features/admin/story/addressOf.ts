import type { Draft } from '../draft/draft.ts';
import { storyPath, textPath } from '../paths.ts';
import { partOfFile, partsOfStory } from '../slugs.ts';
import type { Place } from '../widgets/form.ts';

const FIELDS = { items: 'items', dynamicItems: 'items', places: 'places' } as const;

/** Where a place of a draft is edited: on a page of its own, or as text. */
export function addressOf(draft: Draft, { file, path }: Place): string {
  return pageOf(draft, { file, path }) ?? textPath(draft.storyId, file);
}

function pageOf(draft: Draft, { file, path: [field, slug] }: Place): string | undefined {
  const text = draft.textOf(file) ?? '';
  const [, kind] = /^(moments|characters)\/[a-z0-9-]+\.yaml$/.exec(file) ?? [];
  if (kind) {
    const { id, slug: name } = partOfFile(file, text);
    if (kind === 'moments') return storyPath(draft.storyId, `flow/moment/${id ?? name}`);
    return id && `/admin/characters/${id}`;
  }
  if (file !== 'story.yaml' || !isField(field)) return undefined;
  const id = partsOfStory(text, field).find((part) => part.slug === slug)?.id;
  return id && `/admin/${FIELDS[field]}/${id}`;
}

const isField = (field: string | number | undefined): field is keyof typeof FIELDS =>
  typeof field === 'string' && Object.hasOwn(FIELDS, field);
