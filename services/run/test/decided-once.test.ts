import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forge } from './forge.ts';
import { tellingStatements } from './statements.ts';
import { anEconomy, aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

/** A run that is looked at under its lock is read, and its turn decided anew. */
const LOOKS = /for no key update of s/;

describe.each(DATABASES)('a turn of a run that this process knows is decided once, on %s', (kind) => {
  let world: World;
  let address: string;
  let statements: string[] = [];

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve({ db: tellingStatements(world.db, (sql) => statements.push(sql)) });
  }, START_MS);
  afterAll(() => world?.close());
  beforeEach(() => {
    statements = [];
  });

  const looks = () => statements.filter((sql) => LOOKS.test(sql)).length;

  async function aPlayer(storyId: string): Promise<TestPlayer> {
    const player = await TestPlayer.join(world, address);
    await player.newRun(storyId);
    return player;
  }

  it('whatever it changes beside the run: an item that is forged, a battle', async () => {
    const player = await aPlayer(world.publish(anEconomy()));
    const forged = await forge(player);
    expect(forged?.forging?.isAwarded).toBe(true);
    await player.start();
    const blow = await player.says('ha', { creativity: 0.9, thematic: true });
    expect(blow?.output?.battleStateActionHistory).not.toHaveLength(0);
    expect(looks()).toBe(0);
  });

  it('however often its lease was renewed', async () => {
    const player = await aPlayer(world.publish(aStory()));
    await player.start();
    await player.start();
    const begun = await player.begin({ inputId: randomUUID(), text: 'kind' });
    const { playerStoryId } = player;
    const held = { playerStoryId, inputId: begun.inputId, fence: begun.fence };
    for (let second = 0; second < 2; second += 1) await player.engine.renewTurn(held, { deadlineMs: 60_000 });
    const proposalJson = JSON.stringify({ judgement: { facets: ['kind'] } });
    const { turn } = await player.commit(begun, { transcript: 'kind', proposalJson });
    expect(turn?.output?.progress).toBe(50);
    expect(looks()).toBe(0);
  });

  it('but for one whose run was changed meanwhile: that change stands', async () => {
    const player = await aPlayer(world.publish(aStory()));
    await player.start();
    await player.start();
    const begun = await player.begin({ inputId: randomUUID(), text: 'kind' });
    const { playerStoryId } = player;
    await player.gateway.setRunLanguage({ playerStoryId, language: 'fr' }, player.options);
    const held = { playerStoryId, inputId: begun.inputId, fence: begun.fence };
    await player.engine.renewTurn(held, { deadlineMs: 60_000 });
    await player.commit(begun, { transcript: 'kind' });
    expect(looks()).toBe(1);
    expect((await player.view()).language).toBe('fr');
  });
});
