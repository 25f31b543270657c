import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { stateHash } from '@fabula/rules/hash';
import type { Language } from '@fabula/rules/release/text';
import type { Proposal, RunState } from '@fabula/rules/types';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { judgedTurn } from '../src/domain/judged-turn.ts';
import { aStory } from './stories.ts';
import { START_MS, TestPlayer, World } from './world.ts';

interface Row {
  kind: string;
  words: string;
  input: JsonValue;
  proposal: Proposal;
  was_cache_hit: boolean;
  seed: string;
  now_ms: number;
  language: Language;
  state_hash: string;
}

let world: World;
beforeAll(async () => {
  world = await World.start('postgres');
}, START_MS);
afterAll(() => world?.close());

it('the log holds all that a replay needs: the same states, turn by turn', async () => {
  const story = aStory();
  const storyId = world.publish(story);
  const player = await TestPlayer.join(world, await world.serve());
  await player.newRun(storyId);
  const { playerStoryId, options } = player;
  await player.start();
  await player.gateway.setRunLanguage({ playerStoryId, language: 'fr' }, options);
  await player.start();
  await player.says('', {});
  await player.says('kind words', { facets: ['kind'] }, { wasCacheHit: true });
  await player.says('true words', { facets: ['true', 7] });
  await player.start();
  await player.start();
  const input = { playerStoryId, selectedPath: 'up' };
  await player.says('', {}, { input });
  await player.start();

  const run = await world.db.transaction((tx) => tx('player_stories').where({ id: playerStoryId }).first());
  const log: Row[] = await world.db.transaction((tx) =>
    tx('turns').where({ player_story_id: playerStoryId }).orderBy('turn_no'),
  );
  let state = (run as { initial_state: RunState }).initial_state;
  for (const { language, was_cache_hit: wasCacheHit, now_ms: nowMs, ...turn } of log) {
    const sent = fromJson(GameInputSchema, turn.input);
    const logged = { ...turn, input: sent, wasCacheHit, nowMs };
    state = judgedTurn(story, { ...state, language }, logged).state;
    expect(stateHash(state)).toBe(turn.state_hash);
  }
  expect(log).toHaveLength(9);
  expect(state.status).toBe('won');
});
