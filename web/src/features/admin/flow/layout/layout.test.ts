import { describe, expect, it } from '@jest/globals';
import { MemoryDraft } from '../../../../testing/memoryDraft.ts';
import { SHIPPED, storyDraft } from '../../../../testing/storyDraft.ts';
import { type Flow, FlowReader } from '../model.ts';
import { layOut } from './layOut.ts';
import { partsOf } from './parts.ts';
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

it('lays out a large story in parts that follow each other', () => {
  const chain = Array.from({ length: 40 }, (_, n): [string, readonly string[]][] => [
    [`a-${n}`, [`b-${n}`, `c-${n}`, `d-${n}`]],
    [`b-${n}`, [`a-${n}`, `e-${n}`]],
    [`c-${n}`, [`e-${n}`]],
    [`d-${n}`, []],
    [`e-${n}`, n < 39 ? [`a-${n + 1}`] : []],
  ]).flat();
  const flow = small({ a: ['a-0'], ...Object.fromEntries(chain) });
  const parts = partsOf(layable(flow));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.flatMap(({ slugs }) => slugs).sort()).toEqual([...flow.bySlug.keys()].sort());
  const places = layOut(layable(flow));
  expect(overlaps(places)).toEqual([]);
  const x = (slug: string) => places.get(slug)?.x ?? Number.NaN;
  for (const { slugs } of parts.slice(1)) expect(x(slugs[0] ?? '')).toBe(Math.min(...slugs.map(x)));
  for (let n = 1; n < 40; n += 1) expect(x(`a-${n}`)).toBeGreaterThan(x(`e-${n - 1}`));
});

it('leaves a large story whole where it leads back to its beginning, or goes on in two ways', () => {
  const line = (name: string, end: readonly string[]): [string, readonly string[]][] =>
    Array.from({ length: 100 }, (_, n) => [`${name}-${n}`, n < 99 ? [`${name}-${n + 1}`] : end]);
  const back = small(Object.fromEntries([...line('a', ['b-0']), ...line('b', ['a-0'])]));
  expect(partsOf(layable(back))).toHaveLength(1);
  const two = small({ a: ['b-0', 'c-0'], ...Object.fromEntries([...line('b', []), ...line('c', [])]) });
  expect(partsOf(layable(two))).toHaveLength(1);
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
