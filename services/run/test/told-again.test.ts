import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forge } from './forge.ts';
import { anEconomy, aStory } from './stories.ts';
import { DATABASES, type RunClient, START_MS, TestPlayer, World } from './world.ts';

/** A text that Postgres refuses, on its way through the proto: a NUL. */
const ODD = 'null \0, <b>html</b>, \\u0000, 🐙 and “Noé”';

describe.each(DATABASES)('what a process knows of a turn without reading it back, on %s', (kind) => {
  let world: World;
  let address: string;
  /** Another process, which knows none of the runs that are played here. */
  let otherAddress: string;
  let elsewhere: RunClient;
  let compared = 0;

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve();
    otherAddress = await world.serve();
    elsewhere = world.client(otherAddress, 'gateway');
  }, START_MS);
  afterAll(() => world?.close());

  async function storedState({ playerStoryId }: TestPlayer): Promise<unknown> {
    const [row] = await world.db.statement<{ state: unknown }>(
      'select state from player_stories where id = $1',
      [playerStoryId],
    );
    return row?.state;
  }

  /** Each of its turns is compared: the state that it begins with, what its commit tells, and the view, with their rows. */
  async function aPlayer(storyId: string): Promise<TestPlayer> {
    const player = await TestPlayer.join(world, address);
    await player.newRun(storyId);
    const begin = player.begin.bind(player);
    const commit = player.commit.bind(player);
    player.begin = async (asked) => {
      const begun = await begin(asked);
      expect(JSON.parse(begun.stateJson)).toStrictEqual(await storedState(player));
      return begun;
    };
    player.commit = async (begun, more) => {
      const { playerStoryId } = player;
      const told = await commit(begun, more);
      const { turn } = await player.engine.getTurn(
        { playerStoryId, inputId: begun.inputId },
        { deadlineMs: 60_000 },
      );
      expect(told.turn).toEqual(turn);
      const { view } = await elsewhere.getGameView({ playerStoryId }, player.options);
      expect(await player.view()).toEqual(view);
      compared += 1;
      return told;
    };
    return player;
  }

  const odd = (text: string) => ({
    ...{ text, characterId: '', emotionKey: 'normal', emotionStrength: 1, voice: 'v', language: 'en' },
  });

  it('is what its row says: starts, answers, silences, whatever was said', async () => {
    const player = await aPlayer(world.publish(aStory()));
    await player.start();
    await player.start();
    await player.says('', {});
    const input = { playerStoryId: player.playerStoryId, text: ODD };
    const turn = await player.says(ODD, { facets: ['kind'] }, { input, sentences: [odd('Yes.'), odd(ODD)] });
    expect(turn?.transcript).toBe(ODD.replace('\0', '\ufffd'));
    expect(turn?.sentences.map(({ text }) => text)).toEqual(['Yes.', ODD.replace('\0', '\ufffd')]);
    await player.says('true', { facets: ['true'] });
    await player.start();
    expect(compared).toBe(6);
  });

  it('counts no more once another process has written', async () => {
    const player = await aPlayer(world.publish(aStory()));
    await player.start();
    expect(await player.view()).toMatchObject({ momentStatus: 'waiting' });
    const { userId, token, playerStoryId } = player;
    const other = Object.assign(await TestPlayer.join(world, otherAddress), { userId, token, playerStoryId });
    await other.start();
    expect(await player.view()).toMatchObject({ momentStatus: 'open' });
  });

  it('is what its row says: an item that is forged, and a battle', async () => {
    compared = 0;
    const player = await aPlayer(world.publish(anEconomy()));
    const forged = await forge(player);
    expect(forged?.forging?.isAwarded).toBe(true);
    await player.start();
    for (let blow = 0; blow < 3; blow += 1) await player.says('ha', { creativity: 0.9, thematic: true });
    await player.start();
    expect(compared).toBe(8);
  });
});
