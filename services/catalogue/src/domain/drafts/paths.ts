import { kindOf } from '@fabula/story/draft-files';
import { BadPath } from './errors.ts';

export { kindOf, MEDIA_FOLDER } from '@fabula/story/draft-files';

/** Throws BadPath where a story has no such file. */
export function checkPath(path: string, kind: 'text' | 'media'): void {
  if (kindOf(path) !== kind)
    throw new BadPath({ message: `A story has no such ${kind}: ${path}`, field: 'path' });
}
