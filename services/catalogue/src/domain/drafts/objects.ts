import { quickYaml } from '@fabula/story/quick-yaml';
import { z } from 'zod';
import { printable } from './text.ts';

/** Something of a story that has an id of its own. */
export interface StoryObject {
  readonly id: string;
  readonly kind: 'character' | 'moment' | 'item' | 'place';
  readonly slug: string;
}

const FILE = /^(character|moment)s\/([a-z0-9-]+)\.yaml$/;
const SLUG = /^[a-z0-9-]+$/;
const ID = /^id: *['"]?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/m;
const LISTS = { items: 'item', dynamicItems: 'item', places: 'place' } as const;

const named = z.record(z.string(), z.looseObject({ id: z.uuid() }).nullable().catch(null)).catch({});
const text = z.string().max(200).transform(printable).catch('');
const card = z.looseObject({
  name: z.looseObject({ en: text, fr: text }).catch({ en: '', fr: '' }),
  isComingSoon: z.boolean().catch(false),
  items: named,
  dynamicItems: named,
  places: named,
});

/** What lists show of a draft, from its story.yaml. */
export interface DraftCard {
  readonly name: { readonly en: string; readonly fr: string };
  readonly isComingSoon: boolean;
}

/** What story.yaml says of the story, as far as lists and searches are concerned. */
export interface DescribedStory {
  readonly card: DraftCard;
  readonly objects: readonly StoryObject[];
}

/** Undefined where it cannot be read: what was shown before stays. The quick reader alone, for this is no thread of its own. */
export function describedStory(content: string): DescribedStory | undefined {
  const read = quickYaml(content);
  const story = 'value' in read ? card.safeParse(read.value).data : undefined;
  if (story === undefined) return undefined;
  const { name, isComingSoon } = story;
  return { card: { name: { en: name.en, fr: name.fr }, isComingSoon }, objects: listed(story) };
}

/** What a character's or a moment's own file is. */
export function objectIn(path: string, content: string): StoryObject | undefined {
  const [, kind, slug] = FILE.exec(path) ?? [];
  const id = ID.exec(content)?.[1];
  if (slug === undefined || id === undefined) return undefined;
  return { id, kind: kind === 'moment' ? 'moment' : 'character', slug };
}

function listed(story: z.infer<typeof card>): StoryObject[] {
  return Object.entries(LISTS).flatMap(([list, kind]) =>
    Object.entries(story[list as keyof typeof LISTS]).flatMap(([slug, entry]) =>
      entry === null || !SLUG.test(slug) ? [] : [{ id: entry.id.toLowerCase(), kind, slug }],
    ),
  );
}
