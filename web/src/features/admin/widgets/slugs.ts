import type { Names } from '@fabula/story/names';
import { SourceFile } from '@fabula/story/source-file';
import { useCallback, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft.ts';
import { fieldsOf } from './values.ts';

/** What can be named in a draft. */
export interface Slugs {
  readonly moment: readonly string[];
  readonly character: readonly string[];
  readonly item: readonly string[];
  readonly 'dynamic item': readonly string[];
  readonly place: readonly string[];
  readonly fact: readonly string[];
}

const PART = /^(characters|moments)\/([a-z0-9-]+)\.yaml$/;

/** Kept for each draft as long as its files and its story.yaml are the same. */
const known = new WeakMap<Draft, { files: unknown; text: string; slugs: Slugs }>();

export function slugsOf(draft: Draft): Slugs {
  const files = draft.files();
  const text = draft.textOf('story.yaml') ?? '';
  const before = known.get(draft);
  if (before?.files === files && before.text === text) return before.slugs;
  const story = fieldsOf(new SourceFile('story.yaml', text).value);
  const inFolder = (folder: string) =>
    files.flatMap(({ path }) => {
      const [, kind, slug] = PART.exec(path) ?? [];
      return kind === folder && slug !== undefined ? [slug] : [];
    });
  const slugs = {
    moment: inFolder('moments'),
    character: inFolder('characters'),
    item: Object.keys(fieldsOf(story.items)),
    'dynamic item': Object.keys(fieldsOf(story.dynamicItems)),
    place: Object.keys(fieldsOf(story.places)),
    fact: Object.keys(fieldsOf(story.facts)),
  };
  known.set(draft, { files, text, slugs });
  return slugs;
}

/** What can be named, as it is now. */
export function useSlugs(draft: Draft): Slugs {
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  return useSyncExternalStore(subscribe, () => slugsOf(draft));
}

/**
 * Names by which a condition is read. Here a slug stands for itself: conditions are taken apart and put together again,
 * never compiled.
 */
export function namesOf(draft: Draft): Names {
  const slugs = slugsOf(draft);
  const itself = (list: readonly string[]) => new Map(list.map((slug) => [slug, slug]));
  return {
    characters: itself(slugs.character),
    items: itself(slugs.item),
    dynamicItems: itself(slugs['dynamic item']),
    places: itself(slugs.place),
    moments: itself(slugs.moment),
    facts: new Set(slugs.fact),
    paths: new Map(slugs.moment.map((slug) => [slug, pathsOf(draft, slug)])),
  };
}

function pathsOf(draft: Draft, moment: string): ReadonlySet<string> {
  const text = draft.textOf(`moments/${moment}.yaml`) ?? '';
  // Most moments have none, and reading is what takes time.
  if (!/^["']?paths["']?\s*:/m.test(text)) return new Set();
  return new Set(Object.keys(fieldsOf(fieldsOf(new SourceFile('', text).value).paths)));
}
