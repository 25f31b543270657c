import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PlayTurnRequestSchema } from '@fabula/proto/moment/v1/moment_pb';
import { expect, test } from '@jest/globals';
import { Upstream } from './upstream.ts';

const NOTHING = new Uint8Array(0);
const upstream = () =>
  new Upstream({ input: undefined, audio: NOTHING, firstOfConnection: false, takesReferences: true });

function sentOf(up: Upstream): MessageInitShape<typeof PlayTurnRequestSchema>[] {
  const sent: MessageInitShape<typeof PlayTurnRequestSchema>[] = [];
  up.attach({ send: (message) => sent.push(message) }, undefined);
  return sent;
}

test('a chunk that came before, or comes after the last one, is dropped', () => {
  const up = upstream();
  expect(up.chunk({ index: 0, last: false, audio: NOTHING })).toBe(true);
  expect(up.chunk({ index: 0, last: false, audio: NOTHING })).toBe(false);
  expect(up.chunk({ index: 1, last: true, audio: NOTHING })).toBe(true);
  expect(up.chunk({ index: 2, last: false, audio: NOTHING })).toBe(false);
  expect(sentOf(up)).toHaveLength(3);
});

test('a recording in countless pieces ends where a minute would', () => {
  const up = upstream();
  const taken = Array.from({ length: 60_000 }, (_, index) =>
    up.chunk({ index, last: false, audio: NOTHING }),
  );
  expect(taken.filter(Boolean)).toHaveLength(3_000);
  expect(sentOf(up).at(-1)?.message).toMatchObject({
    case: 'audioChunk',
    value: { index: 2_999, last: true },
  });
});
