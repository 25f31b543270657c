import { describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import { authors } from '../../../../lib/i18n/en/authors.ts';
import { MemoryDraft } from '../../../../testing/memoryDraft.ts';
import { SHIPPED, storyDraft, storyFolder } from '../../../../testing/storyDraft.ts';
import type { FlowState } from '../flowContext.ts';
import { layOut } from '../layout/layOut.ts';
import { layable } from '../layout/placed.ts';
import { edgesOf, FlowReader } from '../model.ts';
import { cardIn } from './card.ts';
import { type Arrow, neighbour, trail } from './neighbour.ts';
import { edgesFor, labelsIn, lit, nodesOf } from './nodes.ts';

await i18next.init({ lng: 'en', resources: { en: { translation: authors } } });
const words = { t: i18next.t, language: 'en' };
const ARROWS: readonly Arrow[] = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

async function stateOf(slug: string): Promise<FlowState> {
  const draft = await storyDraft(slug);
  const flow = new FlowReader().read(draft);
  const nothing = () => undefined;
  const actions = { goTo: nothing, choose: nothing, open: nothing, ask: nothing, attempt: nothing };
  return { draft, flow, words, actions, at: flow.start };
}

describe.each([...SHIPPED, 'every-kind'])('%s', (slug) => {
  it('is drawn with a node for each moment and each way in a line', async () => {
    const state = await stateOf(slug);
    const nodes = nodesOf(state, layOut(layable(state.flow)), []);
    expect(nodes.map(({ id }) => id)).toEqual(state.flow.moments.map((moment) => moment.slug));
    const edges = edgesFor(state);
    const pairs = new Set(edges.map(({ source, target }) => `${source} ${target}`));
    expect(pairs).toEqual(new Set(edgesOf(state.flow).map(({ from, way }) => `${from} ${way.to}`)));
    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length);
  });

  it('by arrow keys every moment can be come to from the start', async () => {
    const { flow } = await stateOf(slug);
    const spots = new Map<string, { at: string; cameFrom: string | undefined }>();
    const come = (at: string, cameFrom?: string) => spots.set(`${at} ${cameFrom}`, { at, cameFrom });
    come(flow.start ?? '');
    for (const { at, cameFrom } of spots.values())
      for (const arrow of ARROWS) {
        const to = neighbour(flow, at, arrow, cameFrom);
        if (to !== undefined) come(to, trail(arrow, at, cameFrom));
      }
    const met = new Set([...spots.values()].map(({ at }) => at));
    expect([...met].sort()).toEqual([...flow.bySlug.keys()].sort());
  });
});

it('a node is the same as before where nothing of it changed', async () => {
  const state = await stateOf('put-out-the-light');
  const places = layOut(layable(state.flow));
  const before = nodesOf(state, places, []);
  expect(nodesOf(state, places, before)).toEqual(before);
  const after = nodesOf({ ...state, at: 'the-door' }, places, before);
  const changed = after.filter((node, index) => node !== before[index]);
  expect(changed.map(({ id }) => id)).toEqual(['the-landing', 'the-door']);
});

it('a node shows what the moment is about', async () => {
  const state = await stateOf('put-out-the-light');
  const nodes = nodesOf(state, new Map(), []);
  const card = (slug: string) => cardIn(nodes.find(({ id }) => id === slug)?.data.card ?? '{}');
  const gale = card('the-gale');
  expect([gale.label, gale.name, gale.opponents?.more]).toEqual(['Battle', 'The Gale', 1]);
  expect(gale.picture).toMatch(/^\/media\/image\/[\w-]+\/places\/[\w-]+\.jpg\?v=[0-9a-f]{32}$/);
  expect(gale.sound).toMatch(/^\/media\/audio\/[\w-]+\/sounds\/the-gale\.mp3\?v=/);
  expect(card('the-drawer').rewards?.more).toBe(1);
  expect(card('the-landing')).toMatchObject({ isStart: true, leadsOn: true, label: 'Monologue' });
  expect(card('every-name')).toMatchObject({
    leadsOn: false,
    text: 'Epilogue, Every Name, ends, no problems',
  });
  expect(card('the-door').text).toBe('Dialogue, The Door, leads to The Stairs, no problems');
});

it('the first way that holds is told in order, paths by their names, and what is skipped is dashed', async () => {
  const { flow } = await stateOf('put-out-the-light');
  const edges = edgesFor({ flow, words });
  const labels = (id: string) => labelsIn(edges.find((edge) => edge.id === id)?.data?.labels ?? '[]');
  expect(labels('the-gale every-name')).toEqual([{ said: '1.', when: 'success and character ysolde' }]);
  expect(labels('the-gale a-light-that-says-no')).toEqual([{ said: '2. otherwise', when: '' }]);
  expect(labels('the-landing the-door')).toEqual([]);
  expect(labels('what-kind-of-light the-bright-road')).toHaveLength(2);
  const skip = edges.find(({ id }) => id === 'the-gale a-light-that-says-no skip');
  expect(skip?.className).toBe('skip');
  expect(lit(edges, 'the-gale').filter(({ data }) => data?.isLit)).toHaveLength(3);
});

it('what is broken is drawn with its error', async () => {
  const { texts } = await storyFolder('put-out-the-light');
  const draft = new MemoryDraft({ texts: new Map(texts).set('moments/the-door.yaml', 'id: x\n"{') });
  const flow = new FlowReader().read(draft);
  const nodes = nodesOf({ ...(await stateOf('put-out-the-light')), draft, flow }, new Map(), []);
  const card = cardIn(nodes.find(({ id }) => id === 'the-door')?.data.card ?? '{}');
  expect(card.broken).toEqual(expect.any(String));
  expect(card.label).toBe('Cannot be read');
  expect(card.counts.errors).toBe(1);
});
