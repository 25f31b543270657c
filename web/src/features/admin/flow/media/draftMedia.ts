import type { Draft } from '../../draft/draft.ts';

/** Address of a draft's picture or sound, by its path below `media/`; undefined where there is none. */
export function mediaAddress(draft: Draft, kind: 'image' | 'audio', path: string): string | undefined {
  const v = versions(draft.files()).get(`media/${path}`);
  return v && `/media/${kind}/${draft.storyId}/${path}?v=${v}`;
}

type Files = ReturnType<Draft['files']>;
const known = new WeakMap<Files, ReadonlyMap<string, string>>();

/** What addresses are asked with, by path. A list of files stays the same as long as none came or went. */
function versions(files: Files): ReadonlyMap<string, string> {
  const found = known.get(files);
  if (found) return found;
  const made = new Map(files.flatMap(({ path, v }) => (v ? [[path, v] as const] : [])));
  known.set(files, made);
  return made;
}
