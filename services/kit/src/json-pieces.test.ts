import { describe, expect, test } from '@jest/globals';
import { cutJson, type Pieces } from './json-pieces.ts';

function cut(json: string): Pieces | undefined {
  const steps = cutJson(Buffer.from(json), 'list');
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function joined(json: string): unknown {
  const pieces = cut(json);
  if (pieces === undefined) throw new Error('it was not cut');
  const list = pieces.entries.map((bytes) => JSON.parse(bytes.toString()) as unknown);
  return { ...(JSON.parse(pieces.frame) as object), list };
}

describe('pieces', () => {
  test.each([
    '{"a":1,"list":[{"b":"}]"},[1,[2]],"c,\\"d","\\\\",null,-1.5e3],"z":{"list":[0]}}',
    '{"y":{"list":[1,2]},"x":"\\"list\\":[", "list" : [ { "é" : "…😀" } , 2 ] }',
    '{"list":[]}',
    '{ "list" : [ \n ], "a": [] }',
    '{"list":["only"]}',
  ])('of %s say what the whole says', (json) => {
    expect(joined(json)).toEqual(JSON.parse(json));
    expect(JSON.parse(cut(json)?.frame ?? '')).toEqual({ ...JSON.parse(json), list: [] });
  });

  test.each([
    ...['{}', '[]', '"list"', '{"list":{"a":1}}', '{"a":{"list":[1]}}', '', '{"list":[1,2', '{"list":["a]}'],
    '["list",[1]]',
  ])('there are none of %s', (json) => {
    expect(cut(json)).toBeUndefined();
  });

  test.each(['{"list":[1,]}', '{"list":[1 2]}', '{"list":[1}}', '{"list":[1]'])(
    'of %s are no JSON',
    (json) => {
      expect(() => joined(json)).toThrow();
    },
  );

  test('come one after the other', () => {
    let steps = 0;
    for (const _ of cutJson(Buffer.from(JSON.stringify({ list: Array(100).fill(0) })), 'list')) steps += 1;
    expect(steps).toBe(100);
  });
});
