import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeFrame, encodeFrame, FrameError, frameValue } from './frames.ts';

const bodied = ['USER_INPUT', 'AUDIO_CHUNK', 'AudioAnswer'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';
const type = fc.oneof(
  fc.constantFrom(...bodied, 'GameOutput', 'RESUME', 'TurnFailed'),
  fc
    .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 64 })
    .filter((t) => t !== 'ErrorMessage'),
);
const json = fc.json({ stringUnit: 'grapheme' });
const body = fc.uint8Array({ maxLength: 400 });

const kindOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof FrameError) return error.kind;
    throw error;
  }
  return 'none';
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('every encodable frame decodes to itself', () => {
  test('with JSON, and bytes where the type has them', () => {
    fc.assert(
      fc.property(type, json, body, (name, text, audio) => {
        const frame = bodied.includes(name)
          ? { type: name, json: text, bytes: audio }
          : { type: name, json: text };
        const back = decodeFrame(encodeFrame(frame.type, frame.json, frame.bytes));
        expect({ ...back, ...(back.bytes && { bytes: new Uint8Array(back.bytes) }) }).toEqual(frame);
        expect(frameValue(back)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('with any text of an ErrorMessage, zero characters and a byte order mark included', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.oneof(text, fc.constant('\u0000'), fc.constant('\ufeffOops\u0000')), (t) => {
        expect(decodeFrame(encodeFrame('ErrorMessage', t))).toEqual({ type: 'ErrorMessage', json: t });
      }),
    );
  });
});

describe('bytes that are no frame', () => {
  const start = fc.constantFrom(...bodied, 'GameOutput', 'ErrorMessage', 'X').map(bytes);
  const anything = fc.oneof(
    fc.uint8Array(),
    fc.tuple(start, fc.uint8Array()).map(([a, b]) => Uint8Array.from([...a, 0, ...b])),
    fc.uint8Array({ max: 127 }),
  );

  test('throw FrameError and nothing else', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const kind = kindOf(() => frameValue(decodeFrame(input)));
        expect(['none', 'no-zero-byte', 'type', 'utf8', 'json']).toContain(kind);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['no-zero-byte', bytes('GameOutput{}')],
    ['no-zero-byte', new Uint8Array(0)],
    ['type', bytes('\u0000{}')],
    ['type', bytes('Game Output\u0000{}')],
    ['type', bytes('Gäme\u0000{}')],
    ['type', bytes(`${'A'.repeat(65)}\u0000{}`)],
    ['utf8', Uint8Array.from([...bytes('RESUME\u0000'), 0xff])],
    ['json', bytes('GameOutput\u0000{}\u0000tail')],
  ])('%s', (kind, input) => {
    expect(kindOf(() => decodeFrame(input))).toBe(kind);
  });
});

describe('what cannot be sent', () => {
  test.each([
    ['type', () => encodeFrame('', '{}')],
    ['type', () => encodeFrame('A-B', '{}')],
    ['json', () => encodeFrame('USER_INPUT', '{"a":"\u0000"}')],
    ['body', () => encodeFrame('GameOutput', '{}', new Uint8Array(1))],
  ])('%s', (kind, work) => {
    expect(kindOf(work)).toBe(kind);
  });

  test('text that is not JSON is told when it is read', () => {
    expect(kindOf(() => frameValue({ type: 'RESUME', json: '{' }))).toBe('json');
  });
});

test('a body may hold zero bytes, and may be absent', () => {
  const audio = Uint8Array.from([0, 1, 0]);
  expect([...(decodeFrame(encodeFrame('USER_INPUT', '{}', audio)).bytes ?? [])]).toEqual([0, 1, 0]);
  expect(decodeFrame(bytes('USER_INPUT\u0000{}')).bytes).toHaveLength(0);
  expect(decodeFrame(bytes('USER_INPUT\u0000{}\u0000')).bytes).toHaveLength(0);
});
