import type { Database } from '@fabula/kit/db';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aStory } from '../../services/run/test/stories.ts';
import { START_MS, TestPlayer, World } from '../../services/run/test/world.ts';
import { replayRuns } from './replay.ts';

let world: World;
beforeAll(async () => {
  world = await World.start('pglite');
}, START_MS);
afterAll(() => world?.close());

it('a run that is reset while it is looked up is passed over, and counted', async () => {
  const player = await TestPlayer.join(world, await world.serve());
  const storyId = world.publish(aStory());
  const run = await player.newRun(storyId);
  await player.start();
  const { db } = world;
  const resetting: Database = {
    part: db.part,
    statement: db.statement,
    close: () => db.close(),
    transaction: async (work) => {
      const done = await db.transaction(work);
      await player.gateway.resetProgress({ storyId }, player.options);
      return done;
    },
  };
  const replayed = await replayRuns({ run: resetting, catalogue: db }, { run });
  expect(replayed).toEqual({ runs: 0, turns: 0, gone: 1 });
});
