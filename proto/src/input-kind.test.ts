import { create } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { GameInputSchema } from '../gen/fabula/frames/v1/frames_pb.ts';
import { kindOf } from './input-kind.ts';

test.each([
  [{}, false, 'start_moment'],
  [{ kind: '' }, false, 'start_moment'],
  [{ text: 'hello' }, false, 'player_answer'],
  [{}, true, 'player_answer'],
  [{ streaming: true }, false, 'player_answer'],
  [{ transcription: 'hello' }, false, 'player_answer'],
  [{ selectedItemIds: ['x'] }, false, 'player_answer'],
  [{ selectedCharacterIds: ['x'] }, false, 'player_answer'],
  [{ selectedPath: 'red', text: 'red' }, false, 'choice'],
  [{ kind: 'player_attack_input' }, true, 'player_attack_input'],
] as const)('%j (audio: %s) is %s', (parts, hasAudio, kind) => {
  const input = create(GameInputSchema, parts as Parameters<typeof create<typeof GameInputSchema>>[1]);
  expect(kindOf(input, hasAudio)).toBe(kind);
});
