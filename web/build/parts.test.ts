import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { authors } from '../src/lib/i18n/en/authors.ts';
import { en } from '../src/lib/i18n/en/index.ts';

const TEXTS = { ...en, ...authors };

const SRC = new URL('../src/', import.meta.url).pathname;
/** Parts that nobody but authors and the team fetches. */
const AUTHORS = /^(features\/admin\/|app\/AdminPages\.tsx$)/;
const isOurs = (name: string) => name.startsWith('.') && /\.tsx?$/.test(name);
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found);
const namesIn = (list = '') => list.split(',').flatMap((name) => name.trim() || []);

/** A file of the page, as its text tells. */
function read(file: string) {
  const source = readFileSync(file, 'utf8');
  const at = (name: string) => join(dirname(file), name);
  const imported = all(source, /^(?:im|ex)port (?!type\b)(?:[^;']*? from )?'([^']+)';/gm);
  return {
    /** What comes with it. */
    now: imported.filter(isOurs).map(at),
    packages: imported.filter((name) => !name.startsWith('.')),
    /** What is fetched when it is wanted. */
    later: all(source, /import\('([^']+)'\)/g)
      .filter(isOurs)
      .map(at),
    laterWithTexts: all(source, /withTexts\(import\('([^']+)'\)\)/g).map(at),
    texts: namesIn(/^export const texts = \{([^}]*)\}/m.exec(source)?.[1]),
    says: all(source, /['`](\w+)\.[\w$]/g).filter((name) => name in TEXTS),
  };
}

/** A part of the page: a file and all that comes with it. */
function partOf(file: string) {
  const files = new Map<string, ReturnType<typeof read>>();
  const take = (one: string) => {
    if (files.has(one) || one.startsWith(`${SRC}lib/i18n/`)) return;
    const known = read(one);
    files.set(one, known);
    known.now.forEach(take);
  };
  take(file);
  const of = (kind: 'packages' | 'later' | 'laterWithTexts' | 'says') =>
    [...new Set([...files.values()].flatMap((known) => known[kind]))].filter(
      (name) => !name.includes('/i18n/'),
    );
  return {
    ...{ name: relative(SRC, file), texts: read(file).texts, says: of('says') },
    ...{ later: of('later'), laterWithTexts: of('laterWithTexts'), packages: of('packages') },
  };
}

const FIRST = namesIn(
  /^export const ENGLISH = \{([^}]*)\}/m.exec(readFileSync(`${SRC}lib/i18n/i18n.ts`, 'utf8'))?.[1],
);

/** Every way by which a part of the page comes to be there, with the English texts that are there then. */
function* ways(
  file = `${SRC}main.tsx`,
  before = FIRST,
): Generator<ReturnType<typeof partOf> & { there: string[] }> {
  const part = partOf(file);
  const there = [...before, ...part.texts];
  yield { ...part, there };
  for (const next of part.later) yield* ways(next, there);
}
const WAYS = [...ways()];

test('each part of the page is there with the English texts of all that it says', () => {
  const mute = WAYS.flatMap(({ name, says, there }) =>
    says.filter((text) => !there.includes(text)).map((text) => `${name} says ${text}`),
  );
  expect(mute).toEqual([]);
});

test('a part that has texts is waited for with them', () => {
  for (const { later, laterWithTexts } of WAYS)
    for (const next of later) {
      const { texts, name } = partOf(next);
      expect([name, laterWithTexts.includes(next)]).toEqual([name, texts.length > 0]);
    }
});

test('no part brings texts that it does not say, and every text is brought', () => {
  for (const { name, texts, says } of WAYS)
    expect([name, texts.filter((t) => !says.includes(t))]).toEqual([name, []]);
  expect([...new Set(WAYS.flatMap(({ there }) => there))].toSorted()).toEqual(Object.keys(TEXTS).toSorted());
});

test('what forms are made of is fetched where there is a form; authors have it anyway', () => {
  const forms = WAYS.filter(
    ({ name, packages }) =>
      !AUTHORS.test(name) && packages.some((each) => /^(zod|react-hook-form)/.test(each)),
  );
  expect(new Set(forms.map(({ name }) => name))).toEqual(new Set(['app/SignIn.tsx', 'app/MailedLink.tsx']));
});
