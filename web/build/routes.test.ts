import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Chunk, strangers, tooHeavy, weigh } from './routes.ts';

/** A chunk of letters that no compression shortens much below `kb`. */
const chunk = (name: string, kb: number, imports: string[] = []): Chunk => ({
  type: 'chunk',
  fileName: `${name}.js`,
  isEntry: name === 'entry',
  facadeModuleId: `/src/${name}.tsx`,
  imports: imports.map((each) => `${each}.js`),
  code: randomBytes(kb * 1000).toString('latin1'),
});
const CHUNKS = [
  chunk('entry', 10, ['shared']),
  chunk('shared', 20),
  chunk('Page', 30, ['shared']),
  chunk('Other', 90),
];

test('a route weighs what it and the page need before they run, each once', () => {
  const routes = { home: { modules: [], limitKb: 100 }, page: { modules: ['/Page.tsx'], limitKb: 100 } };
  const [home, page] = weigh(CHUNKS, routes);
  const ratio = (home?.kb ?? 0) / 30;
  expect(page?.kb).toBeCloseTo(60 * ratio, 0);
  expect(tooHeavy(weigh(CHUNKS, routes))).toEqual([]);
});

test('a route that grows beyond its limit is named', () => {
  const routes = {
    home: { modules: [], limitKb: 100 },
    page: { modules: ['/Page.tsx', '/Other.tsx'], limitKb: 100 },
  };
  expect(tooHeavy(weigh(CHUNKS, routes))).toEqual([
    expect.stringMatching(/^page: [\d.]+ kB of JavaScript, 100 are its limit$/),
  ]);
});

test('a route whose module is in no chunk of its own any more is not passed over', () => {
  expect(() => weigh(CHUNKS, { gone: { modules: ['/Gone.tsx'], limitKb: 1 } })).toThrow(
    'gone: no chunk of /Gone.tsx',
  );
});

test('what is for authors alone is named where a player’s route brings it', () => {
  const editor = {
    ...chunk('Editor', 1),
    moduleIds: ['/web/node_modules/@codemirror/view/dist/index.js', '/web/src/lib/clock.ts'],
  };
  const page = { ...chunk('Page', 1, ['Editor']), moduleIds: ['/web/src/features/play/GamePage.tsx'] };
  const chunks = [chunk('entry', 1), page, editor];
  const route = { modules: ['/Page.tsx'], limitKb: 10 };
  expect(strangers(chunks, { game: route })).toEqual([
    'game: /web/node_modules/@codemirror/view/dist/index.js is for authors alone',
  ]);
  expect(strangers(chunks, { text: { ...route, isOfAuthors: true } })).toEqual([]);
});
