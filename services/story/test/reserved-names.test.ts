import { checkReservedNames } from '@fabula/story/checks/reserved-names';
import { compile } from '@fabula/story/compile';
import { kindOf } from '@fabula/story/draft-files';
import { RenameRefused, renameSlug } from '@fabula/story/edit/rename/rename';
import { parseSources } from '@fabula/story/parse-sources';
import { type Problem, Problems } from '@fabula/story/problem';
import { isReserved } from '@fabula/story/reserved-names';
import { SourceFile } from '@fabula/story/source-file';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { fixtureWithMedia } from './fixture.ts';

const OF_EVERY_OBJECT = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** What is said of such names, as `file field`. */
function saidIn(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ code, file, field }) => (code === 'FS218' ? `${file} ${field}` : []));
}

const told = (folder: StoryFolder): string[] => saidIn(compile(folder).problems);

/** The same without a word of all else that is wrong, which takes most of the time. */
function toldAlone(folder: StoryFolder): string[] {
  const problems = new Problems();
  checkReservedNames(folder, parseSources(folder, problems), problems);
  return saidIn(problems.list);
}

type Path = readonly (string | number)[];

/** Of every map of a file its first name, as a path; of lists, whose entries are alike, the first entry. */
function keysIn(text: string): Path[] {
  const found: Path[] = [];
  const into = (value: unknown, path: Path) => {
    if (Array.isArray(value)) return into(value[0], [...path, 0]);
    if (typeof value !== 'object' || value === null) return;
    for (const [at, [key, inner]] of Object.entries(value).entries()) {
      if (at === 0) found.push([...path, key]);
      into(inner, [...path, key]);
    }
  };
  into(new SourceFile('', text).value, []);
  return found;
}

/** The file with another name at that place. */
function renamedKey(text: string, path: Path, name: string): string {
  const document = parseDocument(text);
  const map = (path.length === 1 ? document.contents : document.getIn(path.slice(0, -1))) as YAMLMap;
  const pair = map.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1));
  if (!isMap(map) || pair === undefined) throw new Error(`nothing lies at ${path.join('.')}`);
  pair.key = document.createNode(name);
  return document.toString();
}

describe('a name that every object has', () => {
  let whole: StoryFolder;
  beforeAll(async () => {
    whole = await fixtureWithMedia('every-kind');
  });

  const withText = (file: string, text: string): StoryFolder => ({
    ...whole,
    texts: new Map([...whole.texts, [file, text]]),
  });

  test('is known, whatever the engine', () => {
    expect(OF_EVERY_OBJECT.filter((name) => !isReserved(name))).toEqual([]);
    for (const name of ['', 'proto', 'Constructor', 'the-constructor', 'to-string', 'id'])
      expect(isReserved(name)).toBe(false);
  });

  test.each(OF_EVERY_OBJECT)('%s is no fact, wherever it is learned or asked for', (name) => {
    const text = String(whole.texts.get('story.yaml')).replace('facts:', `facts:\n  ${name}: A note.`);
    const folder = withText('story.yaml', text);
    const line = text.split('\n').indexOf(`  ${name}: A note.`) + 1;
    const problem = compile(folder).problems.find(({ code }) => code === 'FS218');
    expect(problem).toMatchObject({ severity: 'error', file: 'story.yaml', line, column: 3 });
    expect(problem?.path).toEqual(['facts', name]);
  });

  test('is refused at its place, wherever anything has a name', () => {
    const places = [...whole.texts].flatMap(([file, text]) =>
      file.endsWith('.yaml') ? keysIn(text).map((path) => ({ file, text, path })) : [],
    );
    expect(places.length).toBeGreaterThan(200);
    // Each with another name; of `__proto__` least is left, so that it stands at every third.
    for (const [at, { file, text, path }] of places.entries()) {
      const name = (at % 3 === 0 ? '__proto__' : OF_EVERY_OBJECT[at % OF_EVERY_OBJECT.length]) ?? '';
      const said = toldAlone({ ...whole, texts: new Map([[file, renamedKey(text, path, name)]]) });
      expect(said).toContain(`${file} ${[...path.slice(0, -1), name].join('.')}`);
    }
  });

  test('is refused of files, and of the story itself', () => {
    const moved = (from: string, to: string): StoryFolder => {
      const texts = new Map([...whole.texts].map(([path, text]) => [path.replace(from, to), text]));
      return { ...whole, texts };
    };
    expect(told(moved('moments/the-gate.', 'moments/constructor.'))).toEqual(['moments/constructor.yaml ']);
    expect(told(moved('characters/ada.', 'characters/prototype.'))).toEqual(['characters/prototype.yaml ']);
    expect(told({ ...whole, slug: 'constructor' })).toEqual(['story.yaml ']);
  });

  test('is told once, and not as a field that is unknown', () => {
    const folder = withText('story.yaml', `${whole.texts.get('story.yaml')}\nconstructor: 1\n__proto__: 2\n`);
    const said = compile(folder).problems.map(({ code, field }) => `${code} ${field}`);
    expect(said).toEqual(['FS218 constructor', 'FS218 __proto__']);
  });

  test('that an alias repeats without end is told once', () => {
    const bomb = Array.from({ length: 40 }, (_, n) => `b${n + 1}: &b${n + 1} [*b${n}, *b${n}]`).join('\n');
    const text = `b0: &b0 { valueOf: 1 }\n${bomb}\n`;
    expect(told(withText('story.yaml', text))).toEqual(['story.yaml b0.valueOf']);
  });

  test('nothing is called so by a rename, and what was called so before is renamed', () => {
    const to = (slug: string) => () => renameSlug(whole, { kind: 'moment', slug: 'the-gate' }, slug);
    expect(to('constructor')).toThrow(RenameRefused);
    const text = String(whole.texts.get('moments/the-neighbour.yaml')).replaceAll('sorry', 'constructor');
    const folder = withText('moments/the-neighbour.yaml', text);
    const thing = { kind: 'facet', moment: 'the-neighbour', slug: 'constructor' } as const;
    expect(told(folder).length).toBeGreaterThan(0);
    expect(told(renameSlug(folder, thing, 'sorrow').folder)).toEqual([]);
  });

  test('is part of no path of a draft', () => {
    for (const path of [
      ...['characters/__proto__.yaml', 'moments/constructor.yaml', 'media/__proto__/a.jpg'],
      ...['media/places/constructor.jpg', 'media/valueOf.x.png', 'utterances/prototype.yaml'],
      ...['characters/constructor.en.md', '__proto__', '__proto__/story.yaml', 'constructor'],
    ])
      expect([path, kindOf(path)]).toEqual([path, undefined]);
    for (const path of ['moments/the-constructor.yaml', 'media/places/proto.jpg', 'media/a.prototype.png'])
      expect(kindOf(path)).toBeDefined();
  });
});
