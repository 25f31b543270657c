import { SourceFile } from '@fabula/story/source-file';
import { walkParts } from '@fabula/story/walk-parts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The same story with ids of its own: each that is declared in it gets a new one, wherever it stands. For a story whose id
 * is somebody else's already.
 */
export function withNewIds(
  texts: ReadonlyMap<string, string>,
  newId: () => string = () => crypto.randomUUID(),
): Map<string, string> {
  const ids = new Map([...declaredIn(texts)].map((id) => [id.toLowerCase(), newId()]));
  if (ids.size === 0) return new Map(texts);
  const any = new RegExp([...ids.keys()].join('|'), 'gi');
  return new Map(
    [...texts].map(([path, text]) => [path, text.replace(any, (id) => ids.get(id.toLowerCase()) ?? id)]),
  );
}

/** Ids of the story, and of all that is made in it. */
function declaredIn(texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  for (const [path, text] of texts) {
    if (!/^(story|(characters|moments)\/[\w-]+)\.yaml$/.test(path)) continue;
    walkParts(new SourceFile(path, text).value, (value, at) => {
      if (at.at(-1) === 'id' && typeof value === 'string' && UUID.test(value)) found.add(value);
      return undefined;
    });
  }
  return found;
}
