import { create } from '@bufbuild/protobuf';
import { GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { expect, test } from '@jest/globals';
import { normalise } from './game-input.ts';

const MOMENT = '11111111-1111-4111-8111-111111111111';
const kindOf = (input: Parameters<typeof create<typeof GameInputSchema>>[1], hasAudio = false) =>
  normalise(create(GameInputSchema, input), hasAudio).kind;

test('what has no kind gets the one of protocol.md', () => {
  expect(kindOf({})).toBe('start_moment');
  expect(kindOf({ selectedPath: 'left', text: 'Left' })).toBe('choice');
  expect(kindOf({ text: 'Hello' })).toBe('player_answer');
  expect(kindOf({ transcription: 'Hello' })).toBe('player_answer');
  expect(kindOf({ streaming: true })).toBe('player_answer');
  expect(kindOf({ selectedItemIds: ['a'] })).toBe('player_answer');
  expect(kindOf({}, true)).toBe('player_answer');
  expect(kindOf({ kind: 'choice', text: 'Hello' })).toBe('choice');
});

test('a start is named after its moment; the trace ends here; zero characters can be shown', () => {
  const start = create(GameInputSchema, { inputId: 'x', playerMomentId: MOMENT, traceparent: '00-a-b-01' });
  expect(normalise(start, false)).toMatchObject({ inputId: MOMENT });
  expect(normalise(start, false).traceparent).toBeUndefined();
  expect(normalise(create(GameInputSchema, { text: 'a\0' }), false).text).toBe('a\uFFFD');
});
