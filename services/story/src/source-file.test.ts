import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parseDocument } from 'yaml';
import { chanceFrom, oneOf } from '../test/mutation/chance.ts';
import { quickYaml } from './quick-yaml.ts';
import { SourceFile } from './source-file.ts';

const SERVICES = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['catalogue/stories', 'story/test/stories']
  .flatMap((folder) =>
    readdirSync(join(SERVICES, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => file.endsWith('.yaml'));
const TEXTS = FILES.map((file) => readFileSync(join(SERVICES, file), 'utf8'));

/** What the `yaml` package makes of a text, which finds all that can be wrong with it. */
function reference(text: string): { value: unknown } | 'refused' {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  return document.errors.length > 0 ? 'refused' : { value: document.toJS() };
}

function quick(text: string): { value: unknown } | 'refused' {
  const read = quickYaml(text);
  return 'refusal' in read ? 'refused' : read;
}

describe('the quick reader of story files', () => {
  test('reads every file of every story as the other one does', () => {
    expect(FILES.length).toBeGreaterThan(100);
    TEXTS.forEach((text, at) => {
      expect([FILES[at], quick(text)]).toEqual([FILES[at], reference(text)]);
    });
  });

  test.each([
    ['numbers', 'a: 0o17\nb: 017\nc: 0x1F\nd: 1_000\ne: .5\nf: +1\ng: -0\nh: 1e3\ni: 0b11\nj: 1.\nk: .inf\n'],
    ['words', 'a: ~\nb: Null\nc: yes\nd: TRUE\ne: 2026-05-01\nf: off\ng:\n'],
    ['long texts', 'a: >\n  x\n  y\n\n  z\nb: |-\n  x\nc: one\n  two\n'],
    ['quotes', "a: 'it''s'\nb: \"\\u00e9\\n\"\nc: e#f\nd: b #c\n"],
    ['lists', 'a:\n- b\n- - 1\n  - 2\n-c: 1\n'],
    ['anchors', 'a: &x { b: 1 }\nc: *x\n'],
    ['merge keys, as plain ones', 'a: &x { b: 1 }\nc:\n  <<: *x\n  d: 1\n'],
    ['nothing', '# x\n'],
    ['a byte order mark', '\ufeffa: 1\n'],
    ['the line ends of Windows', 'a: 1\r\nb:\r\n  - 2\r\n'],
  ])('reads %s as the other one does', (_name, text) => {
    expect(quick(text)).toEqual(reference(text));
  });

  test.each([
    ['a key that stands twice', 'a: 1\na: 2\n'],
    ['a key that stands twice within a line', 'a: { b: 1, b: 2 }\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['a bracket that stays open', 'a: { b: 1\nc: 2\n'],
    ['a quote that stays open', 'a: "b\nc: 2\n'],
    ['tabs', 'a:\n\tb: 1\n'],
    ['what may not begin a text', 'a: @b\n'],
    ['a colon in a text', 'a: b: c\n'],
    ['an alias of nothing', 'a: *b\n'],
    ['numbers as keys', '007: a\n'],
    ['an empty key', 'a: { : b }\n'],
    ['a lone carriage return', 'a: 1\r\rb: 2\n'],
  ])('leaves %s to the other one', (_name, text) => {
    expect(quick(text)).toBe('refused');
  });

  test('reads no text otherwise than the other one, whatever is done to it', () => {
    const chance = chanceFrom(7);
    let refused = 0;
    for (let round = 0; round < 1_500; round += 1) {
      const text = spoilt(oneOf(TEXTS, chance) ?? '', chance);
      const read = quick(text);
      if (read === 'refused') refused += 1;
      else expect({ text, read }).toEqual({ text, read: reference(text) });
    }
    expect(refused).toBeGreaterThan(300);
    expect(refused).toBeLessThan(1_350);
  });
});

const SIGNS = [
  ':',
  ' ',
  '\n',
  '-',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '#',
  '&a ',
  '*a',
  ',',
  '\t',
  '|',
  '>',
  '?',
  '!',
];
const MORE = [
  '%',
  '@',
  '`',
  '  ',
  '\n  ',
  '- ',
  ': ',
  '~',
  '0x1',
  '1e3',
  '---\n',
  '...\n',
  '<<: ',
  'a: ',
  '\r',
  '\\',
];

/** Some lines, with one sign more, or other ones. */
function spoilt(text: string, chance: () => number): string {
  const lines = text.split('\n');
  const from = Math.floor(chance() * lines.length);
  const part = [...lines.slice(0, 3), ...lines.slice(from, from + 25)].join('\n');
  const at = Math.floor(chance() * part.length);
  const rest = part.slice(at + Math.floor(chance() * 3));
  return part.slice(0, at) + (oneOf([...SIGNS, ...MORE], chance) ?? '') + rest;
}

describe('a source file', () => {
  test('reads what is unusual all the same', () => {
    const { value, syntaxErrors } = new SourceFile('story.yaml', '007: a\ntrue: b\n');
    expect({ value, syntaxErrors }).toEqual({ value: { '007': 'a', true: 'b' }, syntaxErrors: [] });
  });

  test('knows the place of each field', () => {
    const file = new SourceFile('story.yaml', 'a: 1\nlist:\n  - one\n  - "two": { three: 3 }\n');
    expect(file.at([])).toEqual({ line: 1, column: 1 });
    expect(file.at(['list'])).toEqual({ line: 2, column: 1 });
    expect(file.at(['list', 0])).toEqual({ line: 3, column: 5 });
    expect(file.at(['list', 1, 'two', 'three'])).toEqual({ line: 4, column: 14 });
    expect(file.at(['list', 1, 'nothing', 'there'])).toEqual({ line: 4, column: 5 });
  });

  test('names every mistake with its place, and keys that stand twice', () => {
    const { value, syntaxErrors } = new SourceFile('story.yaml', 'start: 1\nb: 2\nstart: 3\nb: 4\n');
    expect(value).toBeUndefined();
    expect(syntaxErrors).toMatchObject([
      { line: 3, column: 1, twice: 'start' },
      { line: 4, column: 1, twice: 'b' },
    ]);
  });

  test('names an alias of nothing', () => {
    const { value, syntaxErrors } = new SourceFile('story.yaml', 'a: 1\nb: *nobody\n');
    expect(value).toBeUndefined();
    expect(syntaxErrors).toMatchObject([{ line: 2, message: expect.stringContaining('nobody') }]);
  });

  test('is not blown up by aliases of aliases', () => {
    const bomb = Array.from({ length: 9 }, (_each, at) => {
      const inside = at === 0 ? 'x' : Array.from({ length: 20 }, () => `*a${at - 1}`).join(', ');
      return `a${at}: &a${at} [${inside}]`;
    });
    expect(new SourceFile('story.yaml', bomb.join('\n')).syntaxErrors).toHaveLength(1);
  });
});
