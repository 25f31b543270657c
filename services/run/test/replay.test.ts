import { cardId } from '@fabula/rules/card-id';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUEST } from '../../rules/test/build.ts';
import { replay } from '../src/domain/replay.ts';
import { logOf } from './log-of.ts';
import { anEconomy, aStory } from './stories.ts';
import { START_MS, TestPlayer, World } from './world.ts';

let world: World;

describe('the log of a run', () => {
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

    const log = await logOf(world, playerStoryId);
    expect(replay(story, log)).toBeUndefined();
    expect(log.turns).toHaveLength(9);

    const tampered = log.turns.map((turn) => (turn.turnNo === 4 ? { ...turn, words: 'true words' } : turn));
    expect(replay(story, { ...log, turns: tampered })).toBeUndefined();
    const bent = log.turns.map((turn) => (turn.turnNo === 4 ? { ...turn, wasCacheHit: false } : turn));
    expect(replay(story, { ...log, turns: bent })).toMatchObject({
      turnNo: 4,
      logged: log.turns[3]?.stateHash,
    });
    const odd = log.turns.map((turn) => (turn.turnNo === 5 ? { ...turn, input: { oddity: 1 } } : turn));
    expect(replay(story, { ...log, turns: odd })).toMatchObject({
      turnNo: 5,
      replayed: expect.stringContaining('failed: '),
    });
    const torn = { ...log, initialState: { ...log.initialState, roster: null as never } };
    expect(replay(story, torn)).toMatchObject({ turnNo: 1, replayed: expect.stringContaining('failed: ') });
  });

  it('a run that its client writes in capitals is replayed as it was played', async () => {
    const plain = anEconomy();
    const release = {
      ...plain,
      characters: plain.characters.map((each) => ({ ...each, isEnrolledByDefault: true })),
    };
    const player = await TestPlayer.join(world, await world.serve());
    const playerStoryId = await player.newRun(world.publish(release));
    await player.start();
    await player.start();
    player.playerStoryId = playerStoryId.toUpperCase();
    const selectedCharacterIds = [cardId(playerStoryId, GUEST)];
    const input = { playerStoryId: player.playerStoryId, selectedCharacterIds };
    const turn = await player.says('good', { quality: 70 }, { input });
    expect(turn?.output?.equippedCharacterId).toBe(selectedCharacterIds[0]);
    const log = await logOf(world, playerStoryId);
    expect(replay(release, log)).toBeUndefined();
  });
});
