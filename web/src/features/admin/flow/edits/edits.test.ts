import type { MomentType } from '@fabula/rules/release/moment';
import { compile } from '@fabula/story/compile';
import { EditAsText } from '@fabula/story/edit';
import { DEFINITIONS } from '@fabula/story/moments/registry';
import { readStory } from '@fabula/story/read-story';
import { describe, expect, it } from '@jest/globals';
import { MemoryDraft } from '../../../../testing/memoryDraft.ts';
import { SHIPPED, storyDraft, storyFolder } from '../../../../testing/storyDraft.ts';
import { applyEdits } from '../../cast/folder.ts';
import { planFor } from '../../cast/plan.ts';
import { type Flow, FlowReader } from '../model.ts';
import { addWay } from './addWay.ts';
import { canLeadOn } from './canLeadOn.ts';
import { deletionOf } from './deletion.ts';
import { freeSlug } from './freeSlug.ts';
import { forgetMoves, moveMoment } from './moveMoment.ts';
import { addMoment } from './newMoment.ts';
import { removeWay } from './removeWay.ts';

const TYPES = Object.keys(DEFINITIONS) as MomentType[];
const SLUG = 'put-out-the-light';

/** What deleting a moment comes to, as its dialog has it worked out. */
async function deletion(draft: MemoryDraft, slug: string) {
  const options = { tell: () => {}, signal: new AbortController().signal };
  const plan = await planFor(draft, { kind: 'takeOut', thing: { kind: 'moment', slug } }, options);
  return deletionOf(slug, plan);
}

const flowOf = (draft: MemoryDraft): Flow => new FlowReader().read(draft);

function textsOf(draft: MemoryDraft): Map<string, string> {
  return new Map(
    draft.files().flatMap(({ path }) => {
      const text = draft.textOf(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}

const readProblems = (draft: MemoryDraft) =>
  readStory({ slug: SLUG, texts: textsOf(draft), media: new Map() }).problems.list;

function momentOf(draft: MemoryDraft, slug: string) {
  const moment = flowOf(draft).bySlug.get(slug);
  if (!moment) throw new Error(`no ${slug}`);
  return moment;
}

describe('a new moment', () => {
  it.each(TYPES)('of type %s can be read as it is, and is led to', async (type) => {
    const draft = await storyDraft(SLUG);
    const slug = addMoment(draft, flowOf(draft), { type, name: 'L’Été, enfin !', after: 'the-door' });
    expect(slug).toBe('lete-enfin');
    expect(readProblems(draft)).toEqual([]);
    const made = momentOf(draft, slug);
    expect([made.type, made.name.en, made.from]).toEqual([type, 'L’Été, enfin !', ['the-door']]);
    expect(made.place).toBe(momentOf(draft, 'the-door').place);
  });

  it('after a crossing is led to by a path, which can be read', async () => {
    const draft = await storyDraft(SLUG);
    const slug = addMoment(draft, flowOf(draft), {
      type: 'monologue',
      name: 'Up',
      after: 'what-kind-of-light',
    });
    expect(readProblems(draft)).toEqual([]);
    const way = momentOf(draft, 'what-kind-of-light').ways.at(-1);
    expect([way?.kind, way?.to, way?.label?.en]).toEqual(['path', slug, 'Up']);
  });

  it('has an id of its own, and the first one is the start', () => {
    const draft = new MemoryDraft({ texts: [['story.yaml', '# mine\nname: { en: A, fr: B }\n']] });
    const first = addMoment(draft, flowOf(draft), { type: 'monologue', name: '' });
    const second = addMoment(draft, flowOf(draft), { type: 'monologue', name: '' });
    expect(draft.textOf('story.yaml')).toContain('# mine\n');
    expect(flowOf(draft).start).toBe(first);
    expect([first, second]).toEqual(['moment', 'moment-2']);
    expect(momentOf(draft, first).id).not.toBe(momentOf(draft, second).id);
  });
});

it('a name becomes a free slug', () => {
  const taken = new Set(['the-door', 'the-door-2']);
  expect(freeSlug('The Door', taken)).toBe('the-door-3');
  expect(freeSlug('Où ça ?', taken)).toBe('ou-ca');
  expect(freeSlug('…', taken)).toBe('moment');
  expect(freeSlug('x'.repeat(200), taken)).toMatch(/^[a-z0-9-]{1,60}$/);
});

describe.each(SHIPPED)('ways of %s', (slug) => {
  it('can be made from every moment that leads on, and be taken out again to the byte', async () => {
    const draft = await storyDraft(slug);
    const before = textsOf(draft);
    const { moments, bySlug, start } = flowOf(draft);
    const target = bySlug.get(start ?? '');
    if (!target) throw new Error('no start');
    for (const moment of moments.filter(canLeadOn)) {
      addWay(draft, moment, target);
      const after = momentOf(draft, moment.slug);
      expect(after.ways.length).toBe(moment.ways.length + 1);
      const made = after.ways.find(({ at }) => !moment.ways.some((way) => `${way.at}` === `${at}`));
      expect(made?.to).toBe(start);
      if (made) removeWay(draft, after, made);
    }
    expect(readProblems(draft)).toEqual([]);
    for (const moment of moments) expect(momentOf(draft, moment.slug).ways).toEqual(moment.ways);
    const changed = [...textsOf(draft)].filter(([path, text]) => before.get(path) !== text);
    // A list that has just been written and is empty again stays as an empty one.
    expect(changed.filter(([, text]) => !/(transitions: \[\]|transitions:\n)/.test(text))).toEqual([]);
  });

  it('moments that end the run lead nowhere', async () => {
    const { moments } = flowOf(await storyDraft(slug));
    const ending = moments.filter((moment) => !canLeadOn(moment));
    expect(ending.length).toBeGreaterThan(0);
    for (const { ways } of ending) expect(ways).toEqual([]);
  });

  it('a moment is deleted with all that names it; what is left is told', async () => {
    const { moments } = flowOf(await storyDraft(slug));
    // Looking for who names it reads the story several times over.
    for (const { slug: gone } of moments.filter((_, at) => at % 6 === 1)) {
      const draft = await storyDraft(slug);
      moveMoment(draft, gone, { x: 1, y: 2 });
      const plan = await deletion(draft, gone);
      expect(plan.named.length).toBeGreaterThan(0);
      applyEdits(draft, plan.edits);
      const flow = flowOf(draft);
      expect(flow.bySlug.has(gone)).toBe(false);
      expect(flow.moved.has(gone)).toBe(false);
      expect(draft.textOf(`utterances/${gone}.yaml`)).toBeUndefined();
      const still = readProblems(draft).filter(({ message }) => message.includes(`"${gone}"`));
      expect(still.length).toBe(plan.left.length);
    }
  });
});

it('a moment whose file is broken can be deleted', async () => {
  const { texts } = await storyFolder(SLUG);
  const draft = new MemoryDraft({ texts: new Map(texts).set('moments/the-captain.yaml', '"{') });
  applyEdits(draft, (await deletion(draft, 'the-captain')).edits);
  expect(flowOf(draft).bySlug.has('the-captain')).toBe(false);
});

it('flow.yaml holds only what was moved by hand, and nothing else of it changes', async () => {
  const draft = await storyDraft(SLUG);
  moveMoment(draft, 'the-door', { x: 10.4, y: -3.6 });
  draft.dispatch('flow.yaml', { changes: { from: 0, insert: '# by hand\n' } });
  moveMoment(draft, 'the-stairs', { x: 1, y: 2 });
  moveMoment(draft, 'the-door', { x: 5, y: 6 });
  expect(draft.textOf('flow.yaml')).toMatch(/^# by hand\nthe-door: \[5, 6\]\nthe-stairs:/);
  expect([...flowOf(draft).moved]).toEqual([
    ['the-door', { x: 5, y: 6 }],
    ['the-stairs', { x: 1, y: 2 }],
  ]);
  const { texts } = await storyFolder(SLUG);
  const moved = compile({ slug: SLUG, texts: textsOf(draft), media: new Map() });
  expect(moved.contentHash).toBe(compile({ slug: SLUG, texts, media: new Map() }).contentHash);
  draft.undo('flow.yaml');
  expect(flowOf(draft).moved.get('the-door')).toEqual({ x: 10, y: -4 });
  forgetMoves(draft);
  expect(draft.textOf('flow.yaml')).toBeUndefined();
});

it('a file of places that is no YAML is left to be edited as text', async () => {
  const { texts } = await storyFolder(SLUG);
  const draft = new MemoryDraft({ texts: new Map(texts).set('flow.yaml', '{') });
  expect(() => moveMoment(draft, 'the-door', { x: 1, y: 1 })).toThrow(EditAsText);
  expect(draft.textOf('flow.yaml')).toBe('{');
});
