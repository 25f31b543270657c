import { allPages } from '@fabula/kit/testing/all-pages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

const SIXTY_MORE_OF_EACH = `
  insert into player_stories
  select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'loop_number', p.loop_number + 2 * n))).*
  from player_stories p, generate_series(1, 60) n where p.blueprint_story_id = ?`;

describe.each(DATABASES)('a player’s runs on %s', (kind) => {
  let world: World;
  let player: TestPlayer;
  let storyId: string;

  beforeAll(async () => {
    world = await World.start(kind);
    player = await TestPlayer.join(world, await world.serve());
    storyId = world.publish(aStory());
    for (const _ of [1, 2]) {
      await player.newRun(storyId);
      await player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
    }
    await world.db.transaction((tx) => tx.raw(SIXTY_MORE_OF_EACH, [storyId]));
  }, START_MS);
  afterAll(() => world?.close());

  it.each(['created_at', 'loop_number', 'loop_rank', 'best_first'])(
    'are read to the last one by %s, however many are alike',
    async (order) => {
      const idsOf = async (limit: number, afterId?: string) => {
        const page = { storyId, order, limit, ...(afterId !== undefined && { afterId }) };
        const { runs } = await player.gateway.listRuns(page, player.options);
        return runs.map(({ playerStoryId }) => playerStoryId);
      };
      const paged = await allPages<string>((last) => idsOf(50, last));
      expect(new Set(paged).size).toBe(122);
      expect(paged).toEqual(await idsOf(200));
    },
  );
});
