import type { Tx } from '@fabula/kit/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

describe.each(DATABASES)('a player’s lists on %s', (kind) => {
  let world: World;
  let player: TestPlayer;

  beforeAll(async () => {
    world = await World.start(kind);
  }, START_MS);
  afterAll(() => world?.close());
  beforeEach(async () => {
    player = await TestPlayer.join(world, await world.serve());
  });

  /** The same player at a process that has no release at hand. */
  async function elsewhere(): Promise<TestPlayer> {
    const address = await world.serve();
    const there = new TestPlayer(world.client(address, 'gateway'), world.client(address, 'moment-engine'));
    return Object.assign(there, { token: player.token, userId: player.userId });
  }

  /** Three of its moments are behind the player, in a fork. */
  async function played(): Promise<string> {
    const storyId = world.publish(aStory());
    await player.newRun(storyId);
    await player.start();
    await player.start();
    await player.says('both', { facets: ['kind', 'true'] });
    await player.start();
    return storyId;
  }

  const inTable = (change: (tx: Tx) => PromiseLike<unknown>) =>
    world.db.transaction(async (tx) => change(tx));
  const storiesAt = async (who: TestPlayer) => (await who.gateway.listProgress({}, who.options)).stories;

  describe('of progress', () => {
    it('is what the runs know: nobody asks for a release', async () => {
      const storyId = await played();
      const there = await elsewhere();
      const before = world.fetches;
      expect(await storiesAt(there)).toMatchObject([{ storyId, state: 'ONGOING', progress: 60 }]);
      await player.newRun(storyId);
      expect(await storiesAt(there)).toMatchObject([{ storyId, state: 'ONGOING', progress: 0 }]);
      await player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
      expect(await storiesAt(there)).toMatchObject([{ storyId, state: 'COMPLETED', progress: 100 }]);
      // The second run was begun of the newest one.
      expect(world.fetches).toBe(before + 1);
    });

    it.each([
      ['a run of before', { progress: null, progress_turn: null }],
      ['one that a process of before has played on', { progress: 20, progress_turn: 1 }],
    ])('%s gets it once, and is played on', async (_, left) => {
      const storyId = await played();
      await inTable((tx) => tx('player_stories').where({ id: player.playerStoryId }).update(left));
      const there = await elsewhere();
      const before = world.fetches;
      for (const _again of [1, 2])
        expect(await storiesAt(there)).toMatchObject([{ storyId, state: 'ONGOING', progress: 60 }]);
      expect(world.fetches).toBe(before + 1);
      expect(await storiesAt(await elsewhere())).toMatchObject([{ progress: 60 }]);
      expect(world.fetches).toBe(before + 1);
      expect((await player.start())?.output).toBeDefined();
    });

    it('has the others where one release cannot be had', async () => {
      const [gone, there] = [await played(), await played()];
      await inTable((tx) => tx('player_stories').where({ user_id: player.userId }).update('progress', null));
      world.published.delete(gone);
      const stories = await storiesAt(await elsewhere());
      expect(new Map(stories.map((each) => [each.storyId, each]))).toEqual(
        new Map([
          [gone, expect.objectContaining({ state: 'ONGOING', progress: 0 })],
          [there, expect.objectContaining({ state: 'ONGOING', progress: 60 })],
        ]),
      );
    });
  });

  describe('of tickets', () => {
    const ticketsAt = async (who: TestPlayer) => {
      const { tickets } = await who.gateway.listTickets({}, who.options);
      return new Map(tickets.map((each) => [each.blueprintStoryId, each]));
    };
    const earn = (storyId: string) => {
      const row = { user_id: player.userId, blueprint_story_id: storyId };
      return inTable((tx) => tx('player_permanent_character_tickets').insert(row));
    };

    it('has those of all stories where one is gone', async () => {
      const [gone, there] = [await played(), await played()];
      await earn(gone);
      await earn(there);
      world.published.delete(gone);
      const tickets = await ticketsAt(await elsewhere());
      expect(tickets.get(gone)).toMatchObject({ storyName: '', isStoryGone: true, characters: [] });
      expect(tickets.get(there)).toMatchObject({ storyName: 'Fixture', isStoryGone: false });
      expect(tickets.get(there)?.characters).toHaveLength(1);
    });

    it('says what is at hand of a story that cannot be asked for', async () => {
      const storyId = await played();
      await earn(storyId);
      world.published.delete(storyId);
      const [ticket] = [...(await ticketsAt(player)).values()];
      expect(ticket).toMatchObject({ storyName: 'Fixture', isStoryGone: false });
      expect(ticket?.characters).toHaveLength(1);
    });

    it('calls none gone that only cannot be read now', async () => {
      const storyId = await played();
      await earn(storyId);
      world.onItsWay = Promise.reject(new Error('away'));
      world.onItsWay.catch(() => {});
      const tickets = await ticketsAt(await elsewhere());
      world.onItsWay = undefined;
      expect(tickets.get(storyId)).toMatchObject({ storyName: '', isStoryGone: false });
    });
  });
});
