import { compile } from '@fabula/story/compile';
import type { Problem } from '@fabula/story/problem';
import { describe, expect, it } from '@jest/globals';
import { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { SHIPPED, storyDraft, storyFolder } from '../../../testing/storyDraft.ts';
import { edgesOf, FlowReader } from './model.ts';

describe.each([...SHIPPED, 'every-kind'])('%s', (slug) => {
  it('has each moment as a node, and each way that its release has as an edge', async () => {
    const folder = await storyFolder(slug);
    const flow = new FlowReader().read(new MemoryDraft(folder));
    const { release } = compile(folder);
    if (!release) throw new Error('does not compile');
    const slugs = new Map(release.moments.map((moment) => [moment.id, moment.slug]));
    const ways = release.moments.flatMap((moment) => {
      const paths = 'paths' in moment ? moment.paths : [];
      const skip = moment.skip.skipToMomentId === null ? [] : [moment.skip.skipToMomentId];
      const to = [...moment.transitions.map((each) => each.to), ...paths.map((each) => each.to), ...skip];
      return to.map((id) => `${moment.slug} -> ${slugs.get(id)}`);
    });
    expect(flow.moments.map((moment) => moment.slug).sort()).toEqual([...slugs.values()].sort());
    expect(flow.moments.map((moment) => moment.type)).not.toContain(undefined);
    expect(
      edgesOf(flow)
        .map(({ from, way }) => `${from} -> ${way.to}`)
        .sort(),
    ).toEqual(ways.sort());
    expect(slugs.get(release.startMomentId ?? '')).toBe(flow.start);
  });

  it('lies in order of distance from the start', async () => {
    const { moments, start, bySlug } = new FlowReader().read(await storyDraft(slug));
    expect(moments[0]?.slug).toBe(start);
    for (const { distance, from } of moments.slice(1)) {
      const before = from.map((origin) => bySlug.get(origin)?.distance ?? Infinity);
      expect(distance).toBe(Math.min(...before) + 1);
    }
  });

  it('is drawn from the other files where any one of them is broken', async () => {
    const draft = await storyDraft(slug);
    const reader = new FlowReader();
    const whole = reader.read(draft);
    for (const { slug: broken, file, ways } of whole.moments) {
      draft.dispatch(file, { changes: { from: 0, insert: '"{' } });
      const flow = reader.read(draft);
      const node = flow.bySlug.get(broken);
      expect([typeof node?.broken, node?.ways]).toEqual(['string', []]);
      expect(flow.moments).toHaveLength(whole.moments.length);
      expect(edgesOf(flow)).toHaveLength(edgesOf(whole).length - ways.length);
      draft.undo(file);
    }
  });
});

it('draws what can be read of hostile files, and throws at none', () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'.replace(/./g, (c) => `${c}: &${c} [${`*${String.fromCharCode(c.charCodeAt(0) - 1)}, `.repeat(9)}]\n`)}`;
  const hostile: Record<string, string> = {
    list: '- 1\n- 2\n',
    text: 'nothing but words',
    empty: '',
    bomb: bomb,
    proto:
      '__proto__: { type: monologue }\ntransitions: { constructor: { to: x } }\npaths: { __proto__: { to: list } }\n',
    numbers:
      'id: 1\ntype: 2\nname: 3\ntransitions: 4\npaths: 5\nskip: 6\nopponents: 7\noptions: 8\ngrants: 9\n',
    nulls:
      'id:\ntype:\nname:\ntransitions: [null, { to: }, { to: 7 }, [], to]\npaths: { a: , b: { to: [] } }\n',
    unknown: 'id: x\ntype: toString\nname: { en: Odd }\ntransitions: [{ to: nowhere }, { to: unknown }]\n',
    aliases: 'to: &to list\ntransitions: [{ to: *to }, { to: *gone }]\n',
    lines: `name: { en: "${'x'.repeat(1_000_000)}" }\n`,
  };
  const texts = Object.entries(hostile).map(([slug, text]) => [`moments/${slug}.yaml`, text] as const);
  const draft = new MemoryDraft({
    texts: [
      ...texts,
      ['story.yaml', 'start: [list]\nplaces: 3\nitems: { a: 1 }\n'],
      ['flow.yaml', 'list: [1, 2]\ntext: [.inf, 2]\nempty: 3\n__proto__: [1, 1]\n'],
      ['characters/odd.yaml', 'name: 3'],
    ],
  });
  const flow = new FlowReader().read(draft);
  expect(flow.moments.map(({ slug }) => slug).sort()).toEqual(Object.keys(hostile).sort());
  expect(flow.start).toBeUndefined();
  expect(edgesOf(flow).map(({ from, way }) => `${from} -> ${way.to}`)).toEqual([
    'proto -> list',
    'unknown -> unknown',
  ]);
  expect(flow.bySlug.get('unknown')?.ways.map(({ to }) => to)).toEqual(['nowhere', 'unknown']);
  expect(flow.bySlug.get('unknown')?.type).toBeUndefined();
  expect(flow.moved.get('list')).toEqual({ x: 1, y: 2 });
  expect(flow.moved.has('text')).toBe(false);
});

it('reads again only what changed, and is the same graph where nothing did', async () => {
  const draft = await storyDraft('put-out-the-light');
  const reader = new FlowReader();
  const first = reader.read(draft);
  expect(reader.read(draft)).toBe(first);
  draft.splice('moments/the-stairs.yaml', { kind: 'set', path: ['name', 'en'], value: 'Up' });
  const second = reader.read(draft);
  expect(second.bySlug.get('the-stairs')?.name.en).toBe('Up');
  expect(second.bySlug.get('the-door')?.ways).toBe(first.bySlug.get('the-door')?.ways);
  draft.remove('moments/the-stairs.yaml');
  expect(reader.read(draft).bySlug.has('the-stairs')).toBe(false);
});

it('puts each problem to its moment', async () => {
  const draft = await storyDraft('put-out-the-light');
  const problem = { code: 'FS301', severity: 'error', file: 'moments/the-stairs.yaml', moment: 'the-stairs' };
  draft.found([{ line: 1, column: 1, field: '', path: [], message: '', mend: '', ...problem } as Problem]);
  const { bySlug } = new FlowReader().read(draft);
  expect(bySlug.get('the-stairs')?.problems.map(({ code }) => code)).toEqual(['FS301']);
  expect(bySlug.get('the-door')?.problems).toEqual([]);
});

it('what has not changed is the same moment as before', async () => {
  const draft = await storyDraft('put-out-the-light');
  const reader = new FlowReader();
  const before = reader.read(draft);
  draft.dispatch('moments/the-door.yaml', { changes: { from: 0, insert: '# mine\n' } });
  expect(reader.read(draft).moments.filter((moment, at) => moment !== before.moments[at])).toEqual([]);
  const name = /^name:.*\n/m.exec(draft.textOf('moments/the-door.yaml') ?? '');
  draft.dispatch('moments/the-door.yaml', {
    changes: { from: name?.index ?? 0, to: (name?.index ?? 0) + (name?.[0].length ?? 0), insert: '' },
  });
  const changed = reader.read(draft).moments.filter((moment, at) => moment !== before.moments[at]);
  expect(changed.map(({ slug }) => slug)).toEqual(['the-door']);
});
