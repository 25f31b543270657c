import type { Edit } from '@fabula/story/edit';
import { EditAsText } from '@fabula/story/edit/errors';
import type { Draft } from '../../draft/draft.ts';
import type { FlowMoment } from '../model.ts';
import type { Said } from '../reading/values.ts';
import { canLeadOn } from './canLeadOn.ts';
import { freeSlug } from './freeSlug.ts';
import { hasPaths, leastPath } from './least.ts';

/**
 * Makes a way from one moment to another: a path where players choose, else a transition behind those that are there.
 * @throws EditAsText if nothing can lead on from there, or there is no sure way to write it
 */
export function addWay(
  draft: Draft,
  from: FlowMoment,
  to: { readonly slug: string; readonly name: Said },
): void {
  if (!canLeadOn(from)) throw new EditAsText(['transitions'], 'Nothing leads on from here.');
  draft.splice(from.file, wayTo(from, to));
}

function wayTo({ type, ways }: FlowMoment, { slug, name }: { slug: string; name: Said }): Edit {
  if (type === undefined || !hasPaths(type))
    return { kind: 'append', path: ['transitions'], value: { to: slug } };
  const taken = new Set(ways.flatMap(({ kind, at }) => (kind === 'path' ? [String(at[1])] : [])));
  const label = { en: name.en ?? name.fr ?? slug, fr: name.fr ?? name.en ?? slug };
  return { kind: 'set', path: ['paths', freeSlug(slug, taken)], value: leastPath(type, { to: slug, label }) };
}
