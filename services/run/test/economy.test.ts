import { randomUUID } from 'node:crypto';
import { cardId } from '@fabula/rules/card-id';
import type { Release } from '@fabula/rules/release/release';
import type { RunState } from '@fabula/rules/types';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { character, GUEST, HOST, id, LAMP } from '../../rules/test/build.ts';
import { failure } from './failure.ts';
import { forge } from './forge.ts';
import { anEconomy } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

describe.each(DATABASES)('cards, battles and tickets on %s', (kind) => {
  let world: World;
  let address: string;

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve();
  }, START_MS);
  afterAll(() => world?.close());

  async function aPlayer(storyId = world.publish(anEconomy())) {
    const player = await TestPlayer.join(world, address);
    await player.newRun(storyId);
    return Object.assign(player, { storyId });
  }

  const table = (name: string, where: object) =>
    world.db.transaction((tx) => tx(name).where(where)) as Promise<Record<string, unknown>[]>;

  const lampPicture = ({ storyId }: { storyId: string }) => `/media/image/${storyId}/items/lamp.jpg?v=2`;

  async function playToEnd(player: TestPlayer) {
    await forge(player);
    await player.start();
    for (let blow = 0; blow < 3; blow += 1) await player.says('ha', { creativity: 0.9, thematic: true });
    return player.start();
  }

  it('an item that is forged is the character’s: told, kept in rows, and seen on the card', async () => {
    const player = await aPlayer();
    const turn = await forge(player);
    const mine = (blueprint: string) => cardId(player.playerStoryId, blueprint);
    const equipped = {
      equippedCharacterId: mine(GUEST),
      equippedItemId: mine(LAMP),
      awardedProperty: 'Water',
    };
    expect(turn?.output).toMatchObject({ isAwarded: true, ...equipped });
    expect(turn?.forging).toMatchObject({
      ...equipped,
      isAwarded: true,
      blueprintStoryId: player.storyId,
      playerStoryId: player.playerStoryId,
    });
    expect(turn?.forging?.equipmentImageUrl).toMatch(
      /^\/media\/forged\/.*\/characters\/guest\/normal\.jpg\/items\/lamp\.jpg\?v=12$/,
    );
    const [card] = (await player.view()).enrolledCharacters;
    expect(card).toMatchObject({
      characterId: mine(GUEST),
      characterProperties: ['Fire', 'Water'],
      imageUrl: turn?.forging?.equipmentImageUrl,
      equippedItems: [
        { id: mine(LAMP), attackBonus: 2, imageUrls: [expect.stringContaining('/items/lamp.jpg')] },
      ],
    });
    expect((await player.view()).playerItems).toEqual([]);
    expect(await table('player_character_items', { player_item_id: mine(LAMP) })).toMatchObject([
      { player_character_id: mine(GUEST), is_equipped: true },
    ]);
    expect(await table('player_character_medias', { player_character_id: mine(GUEST) })).toHaveLength(1);
    const pictures = await table('player_item_medias', { player_item_id: mine(LAMP) });
    const newestFirst = pictures.sort((a, b) => Number(b.created_at) - Number(a.created_at));
    expect(newestFirst.map((row) => row.media_url)).toEqual([
      turn?.forging?.equipmentImageUrl,
      `/media/image/${player.storyId}/items/lamp.jpg?v=2`,
    ]);
    expect(await table('player_items', { id: mine(LAMP) })).toMatchObject([
      { name: 'Thing', attack_bonus: 2 },
    ]);
  });

  it('a battle is told blow by blow, and its opponents are kept', async () => {
    const player = await aPlayer();
    await forge(player);
    await player.start();
    expect((await player.view()).controls).toMatchObject({
      battlePhase: 'player_attack_input',
      askedStyle: 'humorous',
    });
    const turn = await player.says('ha', { creativity: 0.9, thematic: true });
    const [action] = turn?.output?.battleStateActionHistory ?? [];
    expect(action).toMatchObject({
      turnNumber: 1,
      actorId: cardId(player.playerStoryId, GUEST),
      targetId: HOST,
      wasThematic: true,
    });
    const health = 40 - (action?.damage ?? 0);
    expect(turn?.output?.battleStateNextPhase).toBe('player_defense_input');
    const strike = { actorId: HOST, targetId: cardId(player.playerStoryId, GUEST) };
    expect(turn?.output?.battleStateStrike).toMatchObject({
      ...strike,
      actorName: 'Name',
      targetName: 'Name',
    });
    expect(turn?.output?.battleStateOpponentCharacters).toMatchObject([
      { opponentId: HOST, opponentCurrentHealth: health },
    ]);
    const view = await player.view();
    expect(view.battleOpponentCharacters).toMatchObject([
      { opponentId: HOST, opponentCurrentHealth: health, opponentBaseHealth: 40, opponentCurrentAttack: 3 },
    ]);
    expect(view.controls).toMatchObject({
      ...{ battlePhase: 'player_defense_input', turnsLeft: 2 },
      battleStrike: strike,
    });
    const moment = { player_moment_id: view.playerMomentId };
    expect(await table('player_moment_battle_characters', moment)).toMatchObject([
      { blueprint_character_id: HOST, current_health: health, current_attack: 3 },
    ]);
    const [row] = await table('player_moments', { id: view.playerMomentId });
    expect(row?.battle_action_history).toMatchObject([{ turnNumber: 1, action: 'attack' }]);
  });

  it('rank A earns one ticket a story; redeemed, it makes a card as it stands the player’s for good', async () => {
    const player = await aPlayer();
    const end = await playToEnd(player);
    expect(end?.output?.loopRank).toBe(2);
    await player.newRun(player.storyId);
    await playToEnd(player);
    const { options } = player;
    const { tickets } = await player.gateway.listTickets({}, options);
    expect(tickets).toMatchObject([
      { blueprintStoryId: player.storyId, isRedeemed: false, storyName: 'Fixture' },
    ]);
    const [ticket] = tickets;
    const candidate = ticket?.characters[0];
    expect(candidate).toMatchObject({ blueprintCharacterId: GUEST });

    const french = await player.gateway.listTickets({ language: 'fr' }, options);
    expect(french.tickets[0]).toMatchObject({
      storyName: 'Fixture (fr)',
      characters: [{ characterId: candidate?.characterId, characterName: 'Name (fr)' }],
    });

    const redemption = { ticketId: ticket?.id ?? '', characterId: candidate?.characterId ?? '' };
    await player.gateway.redeemTicket(redemption, options);
    const another = { ...redemption, characterId: randomUUID() };
    expect((await failure(player.gateway.redeemTicket(another, options))).message).toBe(
      'Invalid ticket or ticket already redeemed',
    );
    const { characters } = await player.gateway.listPermanentCharacters({}, options);
    expect(characters).toMatchObject([
      {
        blueprintCharacterId: GUEST,
        cardType: 'permanent',
        properties: ['Fire', 'Water'],
        redeemedTicketId: ticket?.id,
        items: [{ blueprintItemId: LAMP, attackBonus: 2, imageUrls: [lampPicture(player)], isKept: true }],
        mediaUrl: candidate?.imageUrl,
      },
    ]);
    expect((await player.gateway.listTickets({}, options)).tickets).toMatchObject([{ isRedeemed: true }]);
  });

  it('an answer of a redemption that was lost is given again as it was, and makes one character only', async () => {
    const player = await aPlayer();
    await playToEnd(player);
    const { options, gateway } = player;
    const [ticket] = (await gateway.listTickets({}, options)).tickets;
    const [ticketId, characterId] = [ticket?.id ?? '', ticket?.characters[0]?.characterId ?? ''];
    const redeem = () => gateway.redeemTicket({ ticketId, characterId }, options);
    const [first, ...more] = await Promise.all([redeem(), redeem(), redeem()]);
    expect(more).toEqual([first, first]);
    await player.newRun(player.storyId, 'fr');
    expect(await redeem()).toEqual(first);
    await gateway.resetProgress({ storyId: player.storyId }, options);
    expect(await redeem()).toEqual(first);
    expect((await gateway.listPermanentCharacters({}, options)).characters).toEqual([first?.character]);
    const told = await table('outbox', { subject: 'fabula.run.character_made_permanent' });
    expect(told.filter(({ payload }) => Buffer.from(payload as Uint8Array).includes(ticketId))).toHaveLength(
      1,
    );
  });

  it('two devices that spend one ticket on different cards make one character, and one is told that it is spent', async () => {
    const second = character(id(77), { isEnrolledByDefault: true });
    const player = await aPlayer(world.publish(anEconomy([second])));
    await playToEnd(player);
    const { options, gateway } = player;
    const [ticket] = (await gateway.listTickets({}, options)).tickets;
    const cards = ticket?.characters ?? [];
    expect(cards).toHaveLength(2);
    const redeem = ({ characterId }: { characterId: string }) =>
      gateway.redeemTicket({ ticketId: ticket?.id ?? '', characterId }, options);
    const ends = await Promise.allSettled(cards.map(redeem));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toHaveProperty(
      'reason.message',
      'Invalid ticket or ticket already redeemed',
    );
    expect((await gateway.listPermanentCharacters({}, options)).characters).toHaveLength(1);
  });

  it('a permanent character joins every story, and outlives a reset', async () => {
    const player = await aPlayer();
    await playToEnd(player);
    const { options } = player;
    const [ticket] = (await player.gateway.listTickets({}, options)).tickets;
    // An id is a UUID, however it is written.
    const [ticketId, characterId] = [ticket?.id ?? '', ticket?.characters[0]?.characterId ?? ''];
    const redemption = { ticketId: ticketId.toUpperCase(), characterId: characterId.toUpperCase() };
    await player.gateway.redeemTicket(redemption, options);
    await player.gateway.resetProgress({ storyId: player.storyId }, options);
    expect((await player.gateway.listTickets({}, options)).tickets).toHaveLength(1);
    const [made] = (await player.gateway.listPermanentCharacters({}, options)).characters;
    const [kept] = made?.items ?? [];
    expect(kept?.id).toBeTruthy();
    await player.newRun(world.publish(anEconomy()));
    const cards = (await player.view()).enrolledCharacters;
    expect(cards.filter((card) => card.characterCardType === 'permanent')).toMatchObject([
      {
        blueprintCharacterId: GUEST,
        equippedItems: [
          {
            ...{ id: kept?.id, blueprintItemId: LAMP, attackBonus: 2, isKept: true },
            imageUrls: [lampPicture(player)],
          },
        ],
      },
    ]);
  });

  it('a permanent character has what it keeps once, and is drawn with what is forged for it anew', async () => {
    const SHELL = id(711);
    const plain = anEconomy();
    const shell = {
      ...plain.items[0],
      id: SHELL,
      slug: 'shell',
      image: 'items/shell.jpg?v=3',
    } as Release['items'][number];
    const player = await aPlayer(world.publish({ ...plain, items: [...plain.items, shell] }));
    await playToEnd(player);
    const { options } = player;
    const [ticket] = (await player.gateway.listTickets({}, options)).tickets;
    const characterId = ticket?.characters[0]?.characterId ?? '';
    await player.gateway.redeemTicket({ ticketId: ticket?.id ?? '', characterId }, options);
    await player.newRun(player.storyId);
    const before = await player.view();
    expect(before.playerItems.map((each) => each.blueprintItemId)).toEqual([SHELL]);
    const turn = await forge(player, SHELL);
    expect(turn?.forging?.equipmentImageUrl).toContain('/items/shell.jpg');
    const [card] = (await player.view()).enrolledCharacters;
    expect(card?.imageUrl).toBe(turn?.forging?.equipmentImageUrl);
    expect(card?.equippedItems.map(({ blueprintItemId, isKept }) => [blueprintItemId, isKept])).toEqual([
      [SHELL, false],
      [LAMP, true],
    ]);
    const shellCard = cardId(player.playerStoryId, SHELL);
    const pictures = await table('player_item_medias', { player_item_id: shellCard });
    expect(pictures.map((row) => row.media_url)).toContain(turn?.forging?.equipmentImageUrl);
  });

  it('a ticket that is another’s, or a character who is not enrolled, changes nothing', async () => {
    const player = await aPlayer();
    await playToEnd(player);
    const [ticket] = (await player.gateway.listTickets({}, player.options)).tickets;
    const thief = await TestPlayer.join(world, address);
    const stolen = { ticketId: ticket?.id ?? '', characterId: ticket?.characters[0]?.characterId ?? '' };
    expect((await failure(thief.gateway.redeemTicket(stolen, thief.options))).code).toBe(
      'FAILED_PRECONDITION',
    );
    const nobody = { ticketId: ticket?.id ?? '', characterId: randomUUID() };
    expect((await failure(player.gateway.redeemTicket(nobody, player.options))).message).toBe(
      'Character not found in enrolled characters',
    );
    expect((await player.gateway.listTickets({}, player.options)).tickets).toMatchObject([
      { isRedeemed: false },
    ]);
  });

  it('a test run begins anywhere, is in no list, earns nothing, and is gone when the next begins', async () => {
    const story = anEconomy();
    const storyId = world.publish(story);
    const author = await TestPlayer.join(world, address);
    author.token = await world.identity.playerToken(author.userId, { roles: ['author'] });
    const asked = { storyId, language: 'en', blueprintMomentId: id(4), loopNumber: 3 };
    const first = await author.gateway.createTestRun(asked, author.options);
    author.playerStoryId = first.playerStoryId;
    expect(await author.view()).toMatchObject({ isTest: true, blueprintMomentId: id(4), loopNumber: 3 });
    await author.start();
    expect((await author.gateway.listRuns({ storyId }, author.options)).runs).toEqual([]);
    expect((await author.gateway.listTickets({}, author.options)).tickets).toEqual([]);
    await author.gateway.createTestRun(asked, author.options);
    expect((await failure(author.view())).code).toBe('NOT_FOUND');
  });

  it('a test run of a draft is for those who may read it, with what they want to have', async () => {
    const published = anEconomy();
    const storyId = world.publish(published);
    const author = await TestPlayer.join(world, address);
    author.token = await world.identity.playerToken(author.userId, { roles: ['author'] });
    const other = await TestPlayer.join(world, address);
    other.token = await world.identity.playerToken(other.userId, { roles: ['author'] });
    const releaseVersion = world.draft(published, author.userId);
    const asked = { storyId, language: 'en', releaseVersion };
    const [item] = published.items;
    const facts = ['seen-before'];
    const begun = {
      ...asked,
      facts,
      itemIds: [item?.id ?? ''],
      characterIds: published.characters.map(({ id }) => id),
    };
    author.playerStoryId = (await author.gateway.createTestRun(begun, author.options)).playerStoryId;
    const [row] = await table('player_stories', { id: author.playerStoryId });
    const state = row?.state as RunState;
    expect(state).toMatchObject({ releaseVersion, facts, isTest: true });
    expect(state.items.map(({ itemId }) => itemId)).toContain(item?.id);
    expect(state.roster).toHaveLength(published.characters.length);
    await author.start();
    expect(await failure(other.gateway.createTestRun(asked, other.options))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const unknown = { ...asked, itemIds: [randomUUID()] };
    expect(await failure(author.gateway.createTestRun(unknown, author.options))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const zero = { ...asked, releaseVersion: 0 };
    expect(await failure(author.gateway.createTestRun(zero, author.options))).toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('a test run leaves nothing out where its author wants that', async () => {
    const author = await TestPlayer.join(world, address);
    author.token = await world.identity.playerToken(author.userId, { roles: ['author'] });
    const story = anEconomy();
    const late = { showAfterRunNumber: 9 };
    const moments = story.moments.map((moment) =>
      moment.id === id(4) ? { ...moment, skip: { ...moment.skip, ...late } } : moment,
    );
    const storyId = world.publish({ ...story, moments });
    const asked = { storyId, language: 'en', blueprintMomentId: id(4) };
    const isSkipped = async (ignoreSkip: boolean) => {
      const begun = await author.gateway.createTestRun({ ...asked, ignoreSkip }, author.options);
      author.playerStoryId = begun.playerStoryId;
      await author.start();
      const [row] = await table('player_stories', { id: author.playerStoryId });
      const state = row?.state as RunState | undefined;
      return state?.moments[0]?.skipped;
    };
    expect([await isSkipped(false), await isSkipped(true)]).toEqual([true, false]);
  });

  it('a test run tells nobody that an item was forged or that it was given up; an unknown moment is refused', async () => {
    const author = await TestPlayer.join(world, address);
    author.token = await world.identity.playerToken(author.userId, { roles: ['author'] });
    const storyId = world.publish(anEconomy());
    const begin = (blueprintMomentId: string) =>
      author.gateway.createTestRun({ storyId, language: 'en', blueprintMomentId }, author.options);
    expect(await failure(begin(randomUUID()))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This story has no such moment.',
    });
    const { playerStoryId } = await begin(id(1));
    author.playerStoryId = playerStoryId;
    expect((await forge(author))?.output?.isAwarded).toBe(true);
    await author.gateway.endRun({ playerStoryId }, author.options);
    expect((await author.view()).loopStatus).toBe('loopStatusLost');
    const rows = await world.db.transaction((tx) => tx('outbox').select('subject', 'payload'));
    expect(rows).not.toHaveLength(0);
    expect(rows.filter(({ payload }) => Buffer.from(payload).includes(playerStoryId))).toEqual([]);
  });

  it('a player who is deleted leaves no tickets and no permanent characters', async () => {
    const player = await aPlayer();
    await playToEnd(player);
    const [ticket] = (await player.gateway.listTickets({}, player.options)).tickets;
    const characterId = ticket?.characters[0]?.characterId ?? '';
    await player.gateway.redeemTicket({ ticketId: ticket?.id ?? '', characterId }, player.options);
    const other = await aPlayer(player.storyId);
    await playToEnd(other);
    await world.deleteUser(player.userId);
    expect(await player.gateway.listTickets({}, player.options)).toMatchObject({ tickets: [] });
    expect(await player.gateway.listPermanentCharacters({}, player.options)).toMatchObject({
      characters: [],
    });
    expect((await other.gateway.listTickets({}, other.options)).tickets).toHaveLength(1);
  });
});
