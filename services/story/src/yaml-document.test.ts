import { describe, expect, test } from '@jest/globals';
import { quickYaml } from './quick-yaml.ts';
import { SourceFile } from './source-file.ts';
import { MOST_DEPTH, TooDeep, yamlDocument } from './yaml-document.ts';

/** So many things within one another, in each way in which they can be written. */
const WAYS: Readonly<Record<string, (depth: number) => string>> = {
  lists: (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`,
  'open lists': (depth) => '['.repeat(depth),
  maps: (depth) => `${'{a: '.repeat(depth)}${'}'.repeat(depth)}`,
  'closed in texts': (depth) => `${'["]", '.repeat(depth)}${']'.repeat(depth)}`,
  'lists on one line': (depth) => `${'- '.repeat(depth)}x`,
  'keys that are maps': (depth) => `${'? '.repeat(depth)}x`,
  'by indentation': (depth) =>
    Array.from({ length: Math.min(depth, 600) }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
  'lists by indentation': (depth) =>
    Array.from({ length: Math.min(depth, 600) }, (_, n) => `${' '.repeat(n)}-`).join('\n'),
  'behind a mistake': (depth) => `a: ]\nb: ${'['.repeat(depth)}`,
};
const OPTIONS = { prettyErrors: false, stringKeys: true } as const;

describe('a text that is deep', () => {
  test.each(Object.entries(WAYS))('as %s ends nothing, and says what is wrong', (_way, written) => {
    const source = new SourceFile('story.yaml', written(50_000));
    expect(source.value).toBeUndefined();
    expect(source.syntaxErrors).not.toEqual([]);
    expect(source.at(['a'])).toEqual({ line: 1, column: 1 });
  });

  test('is not followed by the slow reader, whatever the quick one makes of it', () => {
    for (const way of ['lists', 'maps', 'closed in texts', 'lists on one line', 'keys that are maps'])
      expect(() => yamlDocument(WAYS[way]?.(50_000) ?? '', OPTIONS)).toThrow(TooDeep);
  });

  test('by what it repeats is refused too', () => {
    const holds = (inner: string) => `${'['.repeat(60)}${inner}${']'.repeat(60)}`;
    const texts = [
      `a: &a ${holds('x')}\nb: ${holds('*a')}`,
      'a: &a [*a]',
      'a: &a [*a, *a, *a, *a, *a, *a, *a]',
    ];
    for (const text of texts)
      expect(new SourceFile('story.yaml', text)).toMatchObject({
        value: undefined,
        syntaxErrors: [{ line: 1 }],
      });
    expect(new SourceFile('story.yaml', 'a: &a [x]\nb: [*a, *a]').value).toEqual({
      a: ['x'],
      b: [['x'], ['x']],
    });
  });

  test('is named', () => {
    const [error] = new SourceFile('story.yaml', `name:\n  ${WAYS.lists?.(50_000)}`).syntaxErrors;
    expect(error).toMatchObject({ line: 2, message: new TooDeep().message });
  });

  test.each(Object.entries(WAYS))('as %s is read by both readers or by none', (_way, written) => {
    for (let depth = 1; depth < MOST_DEPTH + 5; depth += 1) {
      const text = written(depth);
      if ('refusal' in quickYaml(text)) continue;
      expect(() => yamlDocument(text, OPTIONS)).not.toThrow();
    }
  });
});
