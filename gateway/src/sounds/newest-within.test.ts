import { create } from '@bufbuild/protobuf';
import { encodeFrame } from '@fabula/proto/frames';
import { AudioReferenceSchema } from '@fabula/proto/speech/v1/speech_pb';
import { expect, test } from '@jest/globals';
import { packFrames } from '../pending/entry.ts';
import { referenceFrame } from './audio-references.ts';
import { newestWithin } from './newest-within.ts';

const ANSWER = encodeFrame('AudioAnswer', '{}');
const line = (bytes: number) => packFrames([ANSWER, referenceFrame(create(AudioReferenceSchema, { bytes }))]);
const missed = (frames: readonly Buffer[]) => ({
  ...{ epoch: 'e', complete: true },
  frames: frames.map((frame, at) => ({ epoch: 'e', seq: at + 1, frame })),
});

test('who comes back gets the newest frames, as much as they are with their sounds', () => {
  const output = packFrames([encodeFrame('GameOutput', '{}')]);
  const all = missed([line(30_000), line(40_000), output, line(50_000)]);
  expect(newestWithin(all, 1_000_000)).toBe(all);
  const some = newestWithin(all, 100_000);
  expect(some).toMatchObject({ epoch: 'e', complete: false });
  expect(some.frames.map(({ seq }) => seq)).toEqual([2, 3, 4]);
});
