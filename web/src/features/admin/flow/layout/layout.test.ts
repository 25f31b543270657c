import { describe, expect, it } from '@jest/globals';
import { MemoryDraft } from '../../../../testing/memoryDraft.ts';
import { SHIPPED, storyDraft } from '../../../../testing/storyDraft.ts';
import { type Flow, FlowReader } from '../model.ts';
import { layOut } from './layOut.ts';
import { layable, type Places, placed } from './placed.ts';
import { NODE } from './size.ts';

function overlaps(places: Places): string[] {
  const all = [...places];
  return all.flatMap(([slug, a], at) =>
    all
      .slice(at + 1)
      .filter(([, b]) => Math.abs(a.x - b.x) < NODE.width && Math.abs(a.y - b.y) < NODE.height)
      .map(([other]) => `${slug} ${other}`),
  );
}

function small(moments: Readonly<Record<string, readonly string[]>>): Flow {
  const texts = Object.entries(moments).map(([slug, to]): [string, string] => [
    `moments/${slug}.yaml`,
    `transitions: ${JSON.stringify(to.map((each) => ({ to: each })))}`,
  ]);
  return new FlowReader().read(new MemoryDraft({ texts: [...texts, ['story.yaml', 'start: a']] }));
}

describe.each(SHIPPED)('%s', (slug) => {
  it('is laid out with no moment on another one, alike each time, the start leftmost', async () => {
    const flow = new FlowReader().read(await storyDraft(slug));
    const places = layOut(layable(flow));
    expect(places.size).toBe(flow.moments.length);
    expect(overlaps(places)).toEqual([]);
    expect(layOut(layable(flow))).toEqual(places);
    const left = Math.min(...[...places.values()].map(({ x }) => x));
    expect(places.get(flow.start ?? '')?.x).toBe(left);
  });
});

it('lays out ways that lead back, to themselves and twice to the same moment', () => {
  const flow = small({ a: ['b', 'b', 'a'], b: ['a'], alone: [] });
  expect(layable(flow).edges).toHaveLength(2);
  expect(overlaps(layOut(layable(flow)))).toEqual([]);
});

it('puts what is new beside its origin and leaves the others where they are', () => {
  const before = small({ a: ['b'], b: [] });
  const places = layOut(layable(before));
  const after = small({ a: ['b', 'c', 'd'], b: [], c: [], d: ['e'], e: [], alone: [] });
  const now = placed(after, places);
  for (const slug of ['a', 'b']) expect(now.get(slug)).toEqual(places.get(slug));
  expect(now.get('c')?.x).toBeGreaterThan(now.get('a')?.x ?? Infinity);
  expect(now.get('e')?.x).toBeGreaterThan(now.get('d')?.x ?? Infinity);
  expect(overlaps(now)).toEqual([]);
  expect(now.size).toBe(6);
});

it('changes nothing where nothing is new', () => {
  const flow = small({ a: ['b'], b: [] });
  const places = layOut(layable(flow));
  expect(placed(flow, places)).toBe(places);
});
