import { GameInputSchema, GameOutputSchema, ResumeSchema } from '@fabula/proto/frames/v1/frames_pb';
import { expect, test } from '@jest/globals';
import { frameJson, fromFrameJson } from './json.ts';

const STORY = '0d9f6b1e-2f43-4d55-9d0b-6f2f4a1f7c11';
const fieldOf = (text: string): unknown => {
  try {
    fromFrameJson(GameInputSchema, text);
  } catch (error) {
    const { field, code } = error as { field?: string; code?: string };
    return code === 'INVALID_ARGUMENT' ? field : error;
  }
  return 'none';
};

test('writes the names of the proto, with false and 0', () => {
  const value = JSON.parse(frameJson(GameOutputSchema, { inputId: 'i', seq: 0 }));
  expect(value).toMatchObject({ input_id: 'i', seq: 0, end_of_game: false, player_facts: [] });
  expect(value).not.toHaveProperty('next_moment_id');
});

test('reads what it wrote, and ignores what it does not know', () => {
  const text = frameJson(ResumeSchema, { playerStoryId: STORY, epoch: 'e', lastSeq: 3 });
  const back = fromFrameJson(ResumeSchema, text.replace('{', '{"new_thing":1,'));
  expect(back).toMatchObject({ playerStoryId: STORY, epoch: 'e', lastSeq: 3 });
});

test.each([
  ['payload', '{'],
  ['GameInput', '[]'],
  ['player_story_id', '{}'],
  ['player_story_id', '{"player_story_id":"nobody"}'],
  ['kind', `{"player_story_id":"${STORY}","kind":"dance"}`],
  ['sample_rate', `{"player_story_id":"${STORY}","sample_rate":"loud"}`],
  ['sample_rate', `{"player_story_id":"${STORY}","sample_rate":7}`],
  ['text', `{"player_story_id":"${STORY}","text":"${'a'.repeat(4001)}"}`],
  ['none', `{"player_story_id":"${STORY}","text":"${'a'.repeat(2000)}"}`],
])('names the wrong field: %s', (field, text) => {
  expect(fieldOf(text)).toBe(field);
});
