import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { replay } from '../src/domain/replay.ts';
import { runLog } from '../src/store/logs.ts';
import { aStory } from './stories.ts';
import { START_MS, TestPlayer, World } from './world.ts';

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

  const log = await world.db.transaction((tx) => runLog(tx, playerStoryId));
  expect(replay(story, log)).toBeUndefined();
  expect(log.turns).toHaveLength(9);

  const tampered = log.turns.map((turn) => (turn.turnNo === 4 ? { ...turn, words: 'true words' } : turn));
  expect(replay(story, { ...log, turns: tampered })).toBeUndefined();
  const bent = log.turns.map((turn) => (turn.turnNo === 4 ? { ...turn, wasCacheHit: false } : turn));
  expect(replay(story, { ...log, turns: bent })).toMatchObject({
    turnNo: 4,
    logged: log.turns[3]?.stateHash,
  });
});
