import { endingOf } from '@fabula/rules/moments/registry';
import { type Edit, EditAsText } from '@fabula/story/edit';
import type { Draft } from '../../draft/draft.ts';
import type { FlowMoment } from '../model.ts';
import type { Way } from '../reading/outline.ts';
import type { Said } from '../reading/values.ts';
import { freeSlug } from './freeSlug.ts';
import { hasPaths, leastPath } from './least.ts';

/** Whether ways can lead on from a moment: its file can be read, and the run does not end there. */
export function canLeadOn({ type, broken }: FlowMoment): boolean {
  return broken === undefined && type !== undefined && endingOf(type) === undefined;
}

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

/** Takes out a way as it is written. */
export function removeWay(draft: Draft, from: FlowMoment, { at }: Way): void {
  draft.splice(from.file, { kind: 'remove', path: at });
}
