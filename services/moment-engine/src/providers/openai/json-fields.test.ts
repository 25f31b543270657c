import { describe, expect, test } from '@jest/globals';
import { JsonFields } from './json-fields.ts';

function read(...pieces: string[]): JsonFields {
  const fields = new JsonFields();
  for (const piece of pieces) fields.push(piece);
  return fields;
}

const ANSWER =
  '{"emotion":{"key":"anger","strength":4},"dialogue":"Say \\"please\\".","judgement":{"facets":["a"]}}';

describe('an object that is being written', () => {
  test.each([1, 2, 3, 7])('is read alike in pieces of %d', (size) => {
    const fields = read(...(ANSWER.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []));
    expect(fields.isOver).toBe(true);
    expect(fields.value('emotion')).toEqual({ key: 'anger', strength: 4 });
    expect(fields.textOf('dialogue')).toBe('Say "please".');
    expect(fields.value('judgement')).toEqual({ facets: ['a'] });
  });

  test('tells a text as far as it has come, never half a character', () => {
    const fields = new JsonFields();
    const received = [...'{"dialogue": "A\\u00e9\\\\ \\"b'].map((piece) => {
      fields.push(piece);
      return fields.textOf('dialogue');
    });
    expect(received.at(-1)).toBe('Aé\\ "b');
    const grown = received.filter((text) => text !== undefined);
    expect(grown.every((text, at) => at === 0 || text.startsWith(grown[at - 1] ?? ''))).toBe(true);
  });

  test('is found behind a fence, behind chatter and behind thoughts, and ends where it ends', () => {
    for (const before of ['```json\n', 'Sure! Here {is} it: ', '<think>{"dialogue":"no"}</think>\n']) {
      const fields = read(before, ANSWER, '\n``` {"dialogue":"other"}');
      expect(fields.textOf('dialogue')).toBe('Say "please".');
      expect(fields.isBare).toBe(false);
    }
  });

  test('takes line breaks inside a text for spaces', () => {
    expect(read('{"dialogue":"one\ntwo"}').textOf('dialogue')).toBe('one two');
  });

  test('that is cut off has what was complete, and no more', () => {
    const fields = read(ANSWER.slice(0, ANSWER.indexOf('facets')));
    expect(fields.isOver).toBe(false);
    expect([fields.has('dialogue'), fields.has('judgement')]).toEqual([true, false]);
    expect(fields.value('judgement')).toBeUndefined();
  });

  test('is not begun by anything else', () => {
    expect(read('I would rather not answer {that}.').hasBegun).toBe(false);
  });
});
