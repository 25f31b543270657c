import type { MomentType } from '@fabula/rules/release/moment';
import { splice } from '@fabula/story/edit/splice';
import type { Draft } from '../../draft/draft.ts';
import { TO_WRITE } from '../../widgets/toWrite.ts';
import type { Flow } from '../model.ts';
import { addWay } from './addWay.ts';
import { freeSlug } from './freeSlug.ts';
import { leastMoment } from './least.ts';

const STORY = 'story.yaml';

interface Wanted {
  readonly type: MomentType;
  /** In English and in French, until somebody translates it. */
  readonly name: string;
  /** Which leads to it; left out: nobody does yet. */
  readonly after?: string | undefined;
}

/**
 * Writes a moment with only what it must have, where the one before it plays, and a way to it. The first one is the start.
 * @returns its slug
 * @throws EditAsText if the way cannot be written; the moment is there then
 */
export function addMoment(draft: Draft, flow: Flow, { type, name, after }: Wanted): string {
  const slug = freeSlug(name, new Set(flow.bySlug.keys()));
  const origin = after === undefined ? undefined : flow.bySlug.get(after);
  const place = origin?.place ?? [...flow.names.places.keys()][0] ?? TO_WRITE;
  const character = origin?.character ?? [...flow.names.characters.keys()][0] ?? TO_WRITE;
  const called = { en: name, fr: name };
  draft.create(`moments/${slug}.yaml`, textOf(leastMoment(type, { name: called, place, character })));
  if (flow.moments.length === 0 && draft.stateOf(STORY) !== undefined)
    draft.splice(STORY, { kind: 'set', path: ['start'], value: slug });
  if (origin) addWay(draft, origin, { slug, name: called });
  return slug;
}

/** Written as every other edit is, what it is before what is said in it. */
function textOf({ id, type, ...fields }: ReturnType<typeof leastMoment>): string {
  let text = '';
  for (const [key, value] of Object.entries({ id, type, ...fields }))
    if (value !== undefined) text = splice(text, { kind: 'set', path: [key], value }).text;
  return text.endsWith('\n') ? text : `${text}\n`;
}
