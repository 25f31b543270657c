import { create } from '@bufbuild/protobuf';
import { GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { expect, test } from '@jest/globals';
import { normalise } from './game-input.ts';

const MOMENT = '11111111-1111-4111-8111-111111111111';

test('what has no kind gets the one of the protocol', () => {
  const kindOf = (hasAudio: boolean) => normalise(create(GameInputSchema), hasAudio).kind;
  expect([kindOf(false), kindOf(true)]).toEqual(['start_moment', 'player_answer']);
});

test('a start is named after its moment; the trace ends here; zero characters can be shown', () => {
  const start = create(GameInputSchema, { inputId: 'x', playerMomentId: MOMENT, traceparent: '00-a-b-01' });
  expect(normalise(start, false)).toMatchObject({ inputId: MOMENT });
  expect(normalise(start, false).traceparent).toBeUndefined();
  expect(normalise(create(GameInputSchema, { text: 'a\0' }), false).text).toBe('a\uFFFD');
});
