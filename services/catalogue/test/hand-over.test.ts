import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { create, toBinary } from '@bufbuild/protobuf';
import { endOffer } from '@fabula/catalogue/store/drafts/offers';
import { lockHead, setOwner } from '@fabula/catalogue/store/drafts/stories';
import { rows } from '@fabula/kit/db';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Actions } from './actions.ts';
import { newStory, playableStory, type Somebody, somebody, teamMember } from './authors.ts';
import { Gate } from './gate.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('stories in other hands on %s', (name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let actions: Actions;
  let ada: Somebody;
  let ben: Somebody;
  let tess: Somebody;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    actions = await Actions.on(running.bus, database.db);
    ben = somebody(running.identity, { name: 'ben' });
    tess = teamMember(running.identity);
  });
  afterAll(async () => {
    await running?.stop();
    await stories?.remove();
    await database?.stop();
  });
  beforeEach(() => {
    // Nobody begins more than twenty stories a day.
    ada = somebody(running.identity);
  });
  afterEach(() => {
    running.authors.isAway = false;
    running.authors.nobody.clear();
  });

  const call = () => running.authoring;
  const share = async (storyId: string, userId: string, role: string, who = ada) =>
    call().shareStory({ storyId, userId, role }, await who.as());
  const offer = async (storyId: string, userId = ben.userId, who = ada) =>
    call().transferStory({ storyId, userId }, await who.as());
  const answer = async (offerId: string, accepts: boolean, who = ben) =>
    call().answerTransfer({ offerId, accepts }, await who.as());
  const draftOf = async (storyId: string, who = ada) => call().getDraft({ storyId }, await who.as());
  const offersTo = async (who: Somebody, storyId: string) =>
    (await call().listDrafts({}, await who.as())).offers.filter((one) => one.storyId === storyId);
  const listed = async (who: Somebody, storyId: string) =>
    (await call().listDrafts({}, await who.as())).stories.find((one) => one.storyId === storyId);
  const gone = (userId: string) =>
    running.bus.publish(
      'fabula.auth.user_deleted',
      randomUUID(),
      toBinary(UserDeletedSchema, create(UserDeletedSchema, { userId })),
    );
  const reason = (refused: Promise<unknown>) =>
    refused.then(
      () => 'done',
      (error: { reason?: string }) => error.reason,
    );
  const offered = async () => {
    const { storyId } = await newStory(call(), ada);
    await offer(storyId);
    const [made] = await offersTo(ben, storyId);
    return { storyId, offerId: made?.offerId ?? '' };
  };

  describe('who is there', () => {
    test('a story is shared with and offered to nobody who writes no stories here', async () => {
      const { storyId } = await newStory(call(), ada);
      const nobody = randomUUID();
      running.authors.nobody.add(nobody);
      for (const role of ['reader', 'editor'])
        await expect(share(storyId, nobody, role)).rejects.toMatchObject({
          ...{ reason: 'UNKNOWN_AUTHOR', code: 'NOT_FOUND', field: 'user_id' },
        });
      expect(await reason(offer(storyId, nobody))).toBe('UNKNOWN_AUTHOR');
      expect(await reason(offer(storyId, nobody, tess))).toBe('UNKNOWN_AUTHOR');
      expect(await draftOf(storyId)).toMatchObject({ members: [], ownerId: ada.userId });
      expect((await draftOf(storyId)).offer).toBeUndefined();
    });

    test('whose account was closed since can still be left out', async () => {
      const { storyId } = await newStory(call(), ada);
      await share(storyId, ben.userId, 'editor');
      running.authors.nobody.add(ben.userId);
      await share(storyId, ben.userId, 'none');
      expect((await draftOf(storyId)).members).toEqual([]);
    });

    test('while nobody can be asked nothing is given, and that is tried again', async () => {
      const { storyId, offerId } = await offered();
      running.authors.isAway = true;
      const away = { reason: 'AUTHORS_AWAY', code: 'UNAVAILABLE', retryable: true };
      await expect(share(storyId, ben.userId, 'reader')).rejects.toMatchObject(away);
      await expect(offer((await newStory(call(), ada)).storyId)).rejects.toMatchObject(away);
      await expect(answer(offerId, true)).rejects.toMatchObject(away);
      expect(await draftOf(storyId)).toMatchObject({ members: [], ownerId: ada.userId });
      await share(storyId, ben.userId, 'none');
      running.authors.isAway = false;
      await answer(offerId, true);
      expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'owner' });
    });

    test('whoever may not give the story away learns nothing of who is there', async () => {
      const { storyId } = await newStory(call(), ada);
      running.authors.nobody.add(ada.userId);
      expect(await reason(share(storyId, ada.userId, 'reader', ben))).toBe('STORY_NOT_FOUND');
      expect(await reason(offer(storyId, ada.userId, ben))).toBe('STORY_NOT_FOUND');
    });

    test('an id is the same however it is written', async () => {
      const { storyId } = await newStory(call(), ada);
      await share(storyId, ben.userId.toUpperCase(), 'reader');
      expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'reader' });
    });
  });

  describe('an offer', () => {
    test('changes nothing until it is accepted; then the story is theirs, and its members stay', async () => {
      const { storyId, slug } = await newStory(call(), ada);
      const eve = somebody(running.identity, { name: 'eve' });
      await share(storyId, eve.userId, 'editor');
      await share(storyId, ben.userId, 'reader');
      await offer(storyId);
      expect(await draftOf(storyId)).toMatchObject({ ownerId: ada.userId, offer: { by: 'ada', to: '' } });
      expect(await listed(ada, storyId)).toMatchObject({ isOffered: true });
      expect(await listed(tess, storyId)).toMatchObject({ isOffered: true });
      // Neither whoever reads it nor whoever changes it is told.
      expect(await listed(ben, storyId)).toMatchObject({ isOffered: false });
      expect((await draftOf(storyId, eve)).offer).toBeUndefined();

      const [made, ...more] = await offersTo(ben, storyId);
      expect(more).toEqual([]);
      expect(made).toMatchObject({
        ...{ by: 'ada', name: { en: 'A Story', fr: 'Une histoire' }, slug },
        ...{ isPublished: false, isListed: false, isClosed: false },
      });
      const { at = '', until = '', offerId = '' } = made ?? {};
      expect(Date.parse(until) - Date.parse(at)).toBe(14 * DAY_MS);
      // Who offers it reads whom it was offered to, once they have seen it.
      expect((await draftOf(storyId)).offer).toMatchObject({ offerId, to: 'ben' });

      await answer(offerId, true);
      expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'owner', ownerId: ben.userId });
      expect((await draftOf(storyId, ben)).members.map(({ userId }) => userId)).toEqual([eve.userId]);
      expect(await reason(draftOf(storyId))).toBe('STORY_NOT_FOUND');
      expect(await offersTo(ben, storyId)).toEqual([]);
      await answer(offerId, true);
      expect(await reason(answer(offerId, false))).toBe('OFFER_OVER');
      expect(await actions.told(storyId)).toEqual([
        ['story-shared', ada.userId, eve.userId, 'editor'],
        ['story-shared', ada.userId, ben.userId, 'reader'],
        ['story-offered', ada.userId, ben.userId, ''],
        ['story-offer-accepted', ben.userId, ada.userId, ''],
      ]);
    });

    test('is declined, and the same is offered by nobody for a day', async () => {
      const { storyId, offerId } = await offered();
      await answer(offerId, false);
      await answer(offerId, false);
      expect(await reason(answer(offerId, true))).toBe('OFFER_OVER');
      expect(await draftOf(storyId)).toMatchObject({ myRole: 'owner' });
      expect((await draftOf(storyId)).offer).toBeUndefined();
      for (const who of [ada, tess])
        await expect(offer(storyId, ben.userId, who)).rejects.toMatchObject({
          ...{ reason: 'OFFER_DECLINED', code: 'FAILED_PRECONDITION' },
        });
      // Another one, and to somebody else.
      const eve = somebody(running.identity);
      await offer(storyId, eve.userId);
      await call().withdrawTransfer({ storyId }, await ada.as());
      await offer((await newStory(call(), ada)).storyId);
      await set(`ended_at = ended_at - interval '1 day'`, offerId);
      await offer(storyId);
      const [again] = await offersTo(ben, storyId);
      expect(again?.offerId).not.toBe(offerId);
      expect((await actions.told(storyId)).map(([action]) => action)).toEqual([
        ...['story-offered', 'story-offer-declined', 'story-offered', 'story-offer-withdrawn'],
        'story-offered',
      ]);
    });

    const set = (what: string, offerId: string) =>
      database.db.transaction((tx) => rows(tx, `update story_offers set ${what} where id = $1`, [offerId]));

    test('waits with nineteen others and no more, though they are made at once', async () => {
      const eve = somebody(running.identity);
      const made: string[] = [];
      while (made.length < 22) {
        // Nobody begins more than twenty stories a day.
        const owner = made.length < 11 ? ada : tess;
        made.push((await newStory(call(), owner)).storyId);
      }
      const [first = '', ...others] = made;
      const offers = (all: readonly string[]) =>
        Promise.all(all.map((storyId) => reason(offer(storyId, eve.userId, tess))));
      await offer(first, eve.userId, tess);
      const said = await offers(others);
      expect(said.filter((one) => one === 'done')).toHaveLength(19);
      expect(said.filter((one) => one === 'TOO_MANY_OFFERS')).toHaveLength(2);
      const { offers: waiting } = await call().listDrafts({}, await eve.as());
      expect(waiting).toHaveLength(20);
      // The same again is the one that stands; who answers one is offered another.
      await offer(first, eve.userId, tess);
      const declined = waiting.find(({ storyId }) => storyId === first)?.offerId ?? '';
      await answer(declined, false, eve);
      const left = others.filter((_, n) => said[n] !== 'done');
      expect(await offers(left)).toEqual(expect.arrayContaining(['done', 'TOO_MANY_OFFERS']));
    });

    test('of an owner who is no author any more is theirs to give no longer; the team’s is', async () => {
      const { storyId, offerId } = await offered();
      running.authors.nobody.add(ada.userId);
      expect(await reason(answer(offerId, true))).toBe('OFFER_OVER');
      expect(await draftOf(storyId, tess)).toMatchObject({ ownerId: ada.userId });
      await call().withdrawTransfer({ storyId }, await tess.as());
      await offer(storyId, ben.userId, tess);
      const [byTeam] = await offersTo(ben, storyId);
      for (const _ of [1, 2]) await answer(byTeam?.offerId ?? '', true);
      expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'owner' });
    });

    test('that was accepted is answered alike, whatever has become of who gave it', async () => {
      const { offerId } = await offered();
      await answer(offerId, true);
      running.authors.nobody.add(ada.userId);
      await answer(offerId, true);
    });

    test('that nobody answered is forgotten in its time', async () => {
      const { offerId } = await offered();
      const isThere = async () =>
        (await database.db.statement('select from story_offers where id = $1', [offerId])).length > 0;
      for (const [days, isKept] of [
        [13, true],
        [15, false],
      ] as const) {
        await set(`expires_at = clock_timestamp() - interval '${days} days'`, offerId);
        await offered();
        expect(await isThere()).toBe(isKept);
      }
    });

    test('is withdrawn by who may give it away, and is no offer any more', async () => {
      const { storyId, offerId } = await offered();
      const withdraw = async (who: Somebody) => call().withdrawTransfer({ storyId }, await who.as());
      await share(storyId, ben.userId, 'editor');
      expect(await reason(withdraw(ben))).toBe('NOT_YOURS_TO_CHANGE');
      await withdraw(tess);
      await withdraw(ada);
      expect(await offersTo(ben, storyId)).toEqual([]);
      expect(await reason(answer(offerId, true))).toBe('OFFER_OVER');
      expect((await actions.told(storyId)).at(-1)).toEqual([
        ...['story-offer-withdrawn', tess.userId, ben.userId, ''],
      ]);
      expect(await actions.told(storyId)).toHaveLength(3);
    });

    test('is answered by whom it was made to alone', async () => {
      const { storyId, offerId } = await offered();
      for (const who of [ada, tess, somebody(running.identity)])
        expect(await reason(answer(offerId, true, who))).toBe('OFFER_NOT_FOUND');
      running.authors.nobody.add(ben.userId);
      expect(await reason(answer(offerId, true))).toBe('UNKNOWN_AUTHOR');
      expect(await draftOf(storyId)).toMatchObject({ ownerId: ada.userId });
    });

    test('stands alone: the same again is the same, and another one waits for its end', async () => {
      const { storyId, offerId } = await offered();
      await offer(storyId);
      await offer(storyId, ben.userId, tess);
      expect((await offersTo(ben, storyId)).map((one) => one.offerId)).toEqual([offerId]);
      const eve = somebody(running.identity);
      expect(await reason(offer(storyId, eve.userId))).toBe('ALREADY_OFFERED');
      expect(await reason(offer(storyId, ada.userId))).toBe('ALREADY_THEIRS');
      expect((await actions.told(storyId)).map(([action]) => action)).toEqual(['story-offered']);
    });

    test('of two answers at once one counts', async () => {
      for (let n = 0; n < 5; n += 1) {
        const { storyId, offerId } = await offered();
        const answers = await Promise.all([true, false].map((accepts) => reason(answer(offerId, accepts))));
        expect(answers.toSorted()).toEqual(['OFFER_OVER', 'done']);
        const accepted = answers[0] === 'done';
        expect((await draftOf(storyId, tess)).ownerId).toBe(accepted ? ben.userId : ada.userId);
        expect(await actions.told(storyId)).toHaveLength(2);
      }
    });

    test('runs out, and what is offered anew then stands', async () => {
      const { storyId, offerId } = await offered();
      await set("expires_at = clock_timestamp() - interval '1 s'", offerId);
      expect(await offersTo(ben, storyId)).toEqual([]);
      expect(await listed(ada, storyId)).toMatchObject({ isOffered: false });
      expect(await reason(answer(offerId, true))).toBe('OFFER_OVER');
      const eve = somebody(running.identity);
      await offer(storyId, eve.userId);
      expect(await offersTo(eve, storyId)).toHaveLength(1);
    });

    test('of the team is accepted by whom it was made to as well', async () => {
      const { storyId } = await newStory(call(), ada);
      await offer(storyId, ben.userId, tess);
      const [made] = await offersTo(ben, storyId);
      expect(made).toMatchObject({ by: 'tess' });
      await answer(made?.offerId ?? '', true);
      expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'owner' });
      // Who has lost it is named, though somebody else gave it away.
      expect((await actions.told(storyId)).at(-1)).toEqual([
        ...['story-offer-accepted', ben.userId, ada.userId, ''],
      ]);
    });

    test('of what is the team’s takes it from nobody who is named', async () => {
      const { storyId } = await newStory(call(), ada);
      await database.db.transaction((tx) =>
        rows(tx, 'update stories set owner_id = null where story_id = $1', [storyId]),
      );
      await offer(storyId, ben.userId, tess);
      const [made] = await offersTo(ben, storyId);
      await answer(made?.offerId ?? '', true);
      expect((await actions.told(storyId)).at(-1)).toEqual([
        ...['story-offer-accepted', ben.userId, undefined, ''],
      ]);
    });

    test('is void where the story becomes somebody else’s, and of who has gone nothing is left', async () => {
      const leaver = somebody(running.identity, { name: 'lea' });
      const { storyId: hers } = await newStory(call(), leaver);
      await offer(hers, ben.userId, leaver);
      const { storyId: offeredToHer } = await newStory(call(), ada);
      await offer(offeredToHer, leaver.userId);
      await offersTo(leaver, offeredToHer);
      const { storyId: byHer } = await newStory(call(), ada);
      const member = somebody(running.identity, { name: 'mia', roles: ['team'], acr: 'aal2' });
      await offer(byHer, ben.userId, member);
      const [before] = await offersTo(ben, hers);
      await gone(leaver.userId);
      await gone(member.userId);
      // It is the team's now.
      expect(await offersTo(ben, hers)).toEqual([]);
      expect(await reason(answer(before?.offerId ?? '', true))).toBe('OFFER_NOT_FOUND');
      expect((await draftOf(offeredToHer)).offer).toBeUndefined();
      expect(await offersTo(ben, byHer)).toMatchObject([{ by: '' }]);
      const table = JSON.stringify(
        await database.db.transaction((tx) => rows(tx, 'select * from story_offers')),
      );
      for (const known of [leaver.userId, member.userId, '"lea"', '"mia"'])
        expect(table).not.toContain(known);
    });
  });

  test('an answer that is being given while the owner goes stands, and both come to their end', async () => {
    const leaver = somebody(running.identity);
    const { storyId } = await newStory(call(), leaver);
    await offer(storyId, ben.userId, leaver);
    const [made] = await offersTo(ben, storyId);
    const [locked, waits] = [new Gate(), new Gate()];
    // As an answer does it: the story, then the offer.
    const answered = database.db.transaction(async (tx) => {
      await lockHead(tx, storyId, ben.userId);
      locked.open();
      await waits.isOpen;
      await endOffer(tx, made?.offerId ?? '', 'accepted');
      await setOwner(tx, storyId, ben.userId);
    });
    await locked.isOpen;
    const forgotten = gone(leaver.userId);
    forgotten.catch(() => undefined);
    const waiting = 'select from pg_locks where not granted limit 1';
    // At the one connection of PGlite it waits for the transaction itself.
    while (name === 'Postgres' && (await database.db.statement(waiting)).length === 0) await sleep(10);
    waits.open();
    expect(await Promise.allSettled([answered, forgotten])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(await draftOf(storyId, ben)).toMatchObject({ myRole: 'owner' });
    expect(await offersTo(ben, storyId)).toEqual([]);
  });

  test('a story that is given away is one of its beginner’s day, and none of its new owner’s', async () => {
    const [giver, taker] = [somebody(running.identity), somebody(running.identity)];
    const given: string[] = [];
    while (given.length < 20) given.push((await newStory(call(), giver, 'empty')).storyId);
    const begun = (who: Somebody) => reason(newStory(call(), who, 'empty'));
    for (const storyId of given.slice(0, 2)) {
      await offer(storyId, taker.userId, giver);
      const [made] = await offersTo(taker, storyId);
      await answer(made?.offerId ?? '', true, taker);
    }
    expect(await begun(giver)).toBe('TOO_MANY_STORIES');
    for (let n = 0; n < 20; n += 1) expect(await begun(taker)).toBe('done');
    expect(await begun(taker)).toBe('TOO_MANY_STORIES');
    await gone(giver.userId);
    const table = JSON.stringify(await database.db.statement('select * from stories'));
    expect(table).not.toContain(giver.userId);
  });

  test('sharing is told once for each change', async () => {
    const { storyId } = await newStory(call(), ada);
    for (const role of ['reader', 'reader', 'editor', 'editor', 'none', 'none'])
      await share(storyId, ben.userId, role);
    await share(storyId, ada.userId, 'reader');
    expect(await actions.told(storyId)).toEqual([
      ['story-shared', ada.userId, ben.userId, 'reader'],
      ['story-shared', ada.userId, ben.userId, 'editor'],
      ['story-unshared', ada.userId, ben.userId, ''],
    ]);
  });

  test('what is published, rolled back, listed and adopted is told once, with its story and the time', async () => {
    const { storyId, slug, revision } = await playableStory(running, ada);
    const before = Date.now();
    const publish = async (announceOnly: boolean) =>
      reason(call().publishDraft({ storyId, revision, announceOnly }, await ada.as()));
    for (const announceOnly of [true, false]) expect(await publish(announceOnly)).toBe('done');
    expect(await publish(false)).toBe('NOTHING_CHANGED');
    await call().republishRelease({ storyId, version: 1 }, await ada.as());
    for (const isListed of [false, true, true, false, false])
      await call().setListing({ storyId, isListed }, await tess.as());
    expect(await actions.told(storyId)).toEqual([
      ['story-announced', ada.userId, undefined, '1'],
      ['story-published', ada.userId, undefined, '2'],
      ['story-rolled-back', ada.userId, undefined, '1'],
      ['story-listed', tess.userId, undefined, ''],
      ['story-unlisted', tess.userId, undefined, ''],
    ]);
    for (const { object, at } of await actions.of(storyId)) {
      expect(object).toBe(`${storyId} ${slug}`);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    }
    const { releases } = await running.client.listReleases({}, { deadlineMs: 60_000 });
    const folder = releases.find((one) => one.slug === 'good')?.storyId ?? '';
    await call().adoptStory({ storyId: folder }, await tess.as());
    expect(await actions.told(folder)).toEqual([['story-adopted', tess.userId, undefined, '']]);
  });
});
