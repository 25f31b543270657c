import { canonicalJson } from '@fabula/rules/hash';
import { release as releaseSchema } from '@fabula/rules/release/release';
import { type Authored, buildRelease } from '../../build-release.ts';
import { isRecord } from '../../names.ts';
import type { FieldPath } from '../../source-file.ts';
import { mediaPath, type StoryFolder } from '../../story-folder.ts';
import { mapOf } from '../tree.ts';
import type { Renaming } from './mends.ts';

/** The release that a story would become; undefined if it would become none. */
export function releaseOf(folder: StoryFolder, authored: Authored): unknown {
  return releaseSchema.safeParse(buildRelease(folder, authored)).data;
}

export interface Renamed extends Renaming {
  readonly folder: StoryFolder;
  /** From → to. */
  readonly movedMedia: ReadonlyMap<string, string>;
}

/** Whether a release says the same as before but for the name, paths of media, and the order of files. */
export function isSameRelease(before: unknown, after: unknown, renamed: Renamed): boolean {
  const media = new Map(
    [...renamed.movedMedia].map(([from, to]) => {
      const now = mediaPath(renamed.folder, to);
      return [now, now.replace(to, from)];
    }),
  );
  const { thing, to } = renamed;
  const undone = mapped(after, [], (text, path) => {
    if (text !== to && text !== thing.slug) return media.get(text) ?? text;
    if (!isNameOf(renamed, path, after)) return text;
    // What still has the name of before was not mended.
    return text === to ? thing.slug : to;
  });
  return canonicalJson(inOrder(before)) === canonicalJson(inOrder(undone));
}

/** Where a release has names of facets. */
const FACET_FIELDS: ReadonlySet<unknown> = new Set([
  ...['after', 'needs', 'needsOneOf', 'missing'],
  ...['groups', 'including', 'countsAs'],
]);

/** Where a release has what is declared: a moment and an item may share a name. */
const DECLARED: Readonly<Record<'moment' | 'character' | 'item' | 'place', readonly unknown[]>> = {
  moment: ['moments'],
  character: ['characters'],
  item: ['items', 'dynamicItems'],
  place: ['places'],
};

function isNameOf({ thing }: Renaming, path: FieldPath, release: unknown): boolean {
  const field = path.findLast((step) => typeof step === 'string');
  if (thing.kind === 'fact') return field === 'fact' || field === 'facts';
  if (thing.kind !== 'facet')
    return DECLARED[thing.kind].includes(path[0]) && (field === 'slug' || path.at(-2) === 'description');
  if (path[0] !== 'moments' || slugAt(release, path[1]) !== thing.moment) return false;
  const isOwnId = field === 'id' && (path.at(-3) === 'facets' || path.at(-3) === 'points');
  return isOwnId || FACET_FIELDS.has(field);
}

function slugAt(release: unknown, index: unknown): unknown {
  const moments = isRecord(release) && Array.isArray(release.moments) ? release.moments : [];
  const moment: unknown = moments[Number(index)];
  return isRecord(moment) ? moment.slug : undefined;
}

function mapped(value: unknown, path: FieldPath, text: (text: string, path: FieldPath) => string): unknown {
  if (typeof value === 'string') return text(value, path);
  if (Array.isArray(value)) return value.map((each, at) => mapped(each, [...path, at], text));
  if (!isRecord(value)) return value;
  return mapOf(Object.entries(value).map(([key, each]) => [key, mapped(each, [...path, key], text)]));
}

/** Moments and characters in an order that their files' names do not decide. */
function inOrder(release: unknown): unknown {
  if (!isRecord(release)) return release;
  const byId = (list: unknown) =>
    Array.isArray(list) ? list.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) : list;
  return { ...release, moments: byId(release.moments), characters: byId(release.characters) };
}

function idOf(each: unknown): string {
  return isRecord(each) ? String(each.id) : '';
}
