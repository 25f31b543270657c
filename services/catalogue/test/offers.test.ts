import { rows } from '@fabula/kit/db';
import { describe, expect, test } from '@jest/globals';
import { newStory, type Somebody, somebody } from './authors.ts';
import { Hands, reason } from './hands.ts';
import { DATABASES } from './harness.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('a story’s offer on %s', (_name, start) => {
  const site = Hands.on(start);

  test('changes nothing until it is accepted; then the story is theirs, and its members stay', async () => {
    const { storyId, slug } = await newStory(site.call, site.ada);
    const eve = somebody(site.running.identity, { name: 'eve' });
    await site.share(storyId, eve.userId, 'editor');
    await site.share(storyId, site.ben.userId, 'reader');
    await site.offer(storyId);
    expect(await site.draftOf(storyId)).toMatchObject({
      ownerId: site.ada.userId,
      offer: { by: 'ada', to: '' },
    });
    expect(await site.listed(site.ada, storyId)).toMatchObject({ isOffered: true });
    expect(await site.listed(site.tess, storyId)).toMatchObject({ isOffered: true });
    // Neither whoever reads it nor whoever changes it is told.
    expect(await site.listed(site.ben, storyId)).toMatchObject({ isOffered: false });
    expect((await site.draftOf(storyId, eve)).offer).toBeUndefined();

    const [made, ...more] = await site.offersTo(site.ben, storyId);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      ...{ by: 'ada', name: { en: 'A Story', fr: 'Une histoire' }, slug },
      ...{ isPublished: false, isListed: false, isClosed: false },
    });
    const { at = '', until = '', offerId = '' } = made ?? {};
    expect(Date.parse(until) - Date.parse(at)).toBe(14 * DAY_MS);
    // Who offers it reads whom it was offered to, once they have seen it.
    expect((await site.draftOf(storyId)).offer).toMatchObject({ offerId, to: 'ben' });

    await site.answer(offerId, true);
    expect(await site.draftOf(storyId, site.ben)).toMatchObject({
      myRole: 'owner',
      ownerId: site.ben.userId,
    });
    expect((await site.draftOf(storyId, site.ben)).members.map(({ userId }) => userId)).toEqual([eve.userId]);
    expect(await reason(site.draftOf(storyId))).toBe('STORY_NOT_FOUND');
    expect(await site.offersTo(site.ben, storyId)).toEqual([]);
    await site.answer(offerId, true);
    expect(await reason(site.answer(offerId, false))).toBe('OFFER_OVER');
    expect(await site.actions.told(storyId)).toEqual([
      ['story-shared', site.ada.userId, eve.userId, 'editor'],
      ['story-shared', site.ada.userId, site.ben.userId, 'reader'],
      ['story-offered', site.ada.userId, site.ben.userId, ''],
      ['story-offer-accepted', site.ben.userId, site.ada.userId, ''],
    ]);
  });

  test('is declined, and the same is offered by nobody for a day', async () => {
    const { storyId, offerId } = await site.offered();
    await site.answer(offerId, false);
    await site.answer(offerId, false);
    expect(await reason(site.answer(offerId, true))).toBe('OFFER_OVER');
    expect(await site.draftOf(storyId)).toMatchObject({ myRole: 'owner' });
    expect((await site.draftOf(storyId)).offer).toBeUndefined();
    for (const who of [site.ada, site.tess])
      await expect(site.offer(storyId, site.ben.userId, who)).rejects.toMatchObject({
        ...{ reason: 'OFFER_DECLINED', code: 'FAILED_PRECONDITION' },
      });
    // Another one, and to somebody else.
    const eve = somebody(site.running.identity);
    await site.offer(storyId, eve.userId);
    await site.call.withdrawTransfer({ storyId }, await site.ada.as());
    await site.offer((await newStory(site.call, site.ada)).storyId);
    await set(`ended_at = ended_at - interval '1 day'`, offerId);
    await site.offer(storyId);
    const [again] = await site.offersTo(site.ben, storyId);
    expect(again?.offerId).not.toBe(offerId);
    expect((await site.actions.told(storyId)).map(([action]) => action)).toEqual([
      ...['story-offered', 'story-offer-declined', 'story-offered', 'story-offer-withdrawn'],
      'story-offered',
    ]);
  });

  const set = (what: string, offerId: string) =>
    site.database.db.transaction((tx) =>
      rows(tx, `update story_offers set ${what} where id = $1`, [offerId]),
    );

  test('waits with nineteen others and no more, though they are made at once', async () => {
    const eve = somebody(site.running.identity);
    const made: string[] = [];
    while (made.length < 22) {
      // Nobody begins more than twenty stories a day.
      const owner = made.length < 11 ? site.ada : site.tess;
      made.push((await newStory(site.call, owner)).storyId);
    }
    const [first = '', ...others] = made;
    const offers = (all: readonly string[]) =>
      Promise.all(all.map((storyId) => reason(site.offer(storyId, eve.userId, site.tess))));
    await site.offer(first, eve.userId, site.tess);
    const said = await offers(others);
    expect(said.filter((one) => one === 'done')).toHaveLength(19);
    expect(said.filter((one) => one === 'TOO_MANY_OFFERS')).toHaveLength(2);
    const { offers: waiting } = await site.call.listDrafts({}, await eve.as());
    expect(waiting).toHaveLength(20);
    // The same again is the one that stands; who answers one is offered another.
    await site.offer(first, eve.userId, site.tess);
    const declined = waiting.find(({ storyId }) => storyId === first)?.offerId ?? '';
    await site.answer(declined, false, eve);
    const left = others.filter((_, n) => said[n] !== 'done');
    expect(await offers(left)).toEqual(expect.arrayContaining(['done', 'TOO_MANY_OFFERS']));
  });

  test('of an owner who is no author any more is theirs to give no longer; the team’s is', async () => {
    const { storyId, offerId } = await site.offered();
    site.running.authors.nobody.add(site.ada.userId);
    expect(await reason(site.answer(offerId, true))).toBe('OFFER_OVER');
    expect(await site.draftOf(storyId, site.tess)).toMatchObject({ ownerId: site.ada.userId });
    await site.call.withdrawTransfer({ storyId }, await site.tess.as());
    await site.offer(storyId, site.ben.userId, site.tess);
    const [byTeam] = await site.offersTo(site.ben, storyId);
    for (const _ of [1, 2]) await site.answer(byTeam?.offerId ?? '', true);
    expect(await site.draftOf(storyId, site.ben)).toMatchObject({ myRole: 'owner' });
  });

  test('that was accepted is answered alike, whatever has become of who gave it', async () => {
    const { offerId } = await site.offered();
    await site.answer(offerId, true);
    site.running.authors.nobody.add(site.ada.userId);
    await site.answer(offerId, true);
  });

  test('that nobody answered is forgotten in its time', async () => {
    const { offerId } = await site.offered();
    const isThere = async () =>
      (await site.database.db.statement('select from story_offers where id = $1', [offerId])).length > 0;
    for (const [days, isKept] of [
      [13, true],
      [15, false],
    ] as const) {
      await set(`expires_at = clock_timestamp() - interval '${days} days'`, offerId);
      await site.offered();
      expect(await isThere()).toBe(isKept);
    }
  });

  test('is withdrawn by who may give it away, and is no offer any more', async () => {
    const { storyId, offerId } = await site.offered();
    const withdraw = async (who: Somebody) => site.call.withdrawTransfer({ storyId }, await who.as());
    await site.share(storyId, site.ben.userId, 'editor');
    expect(await reason(withdraw(site.ben))).toBe('NOT_YOURS_TO_CHANGE');
    await withdraw(site.tess);
    await withdraw(site.ada);
    expect(await site.offersTo(site.ben, storyId)).toEqual([]);
    expect(await reason(site.answer(offerId, true))).toBe('OFFER_OVER');
    expect((await site.actions.told(storyId)).at(-1)).toEqual([
      ...['story-offer-withdrawn', site.tess.userId, site.ben.userId, ''],
    ]);
    expect(await site.actions.told(storyId)).toHaveLength(3);
  });

  test('is answered by whom it was made to alone', async () => {
    const { storyId, offerId } = await site.offered();
    for (const who of [site.ada, site.tess, somebody(site.running.identity)])
      expect(await reason(site.answer(offerId, true, who))).toBe('OFFER_NOT_FOUND');
    site.running.authors.nobody.add(site.ben.userId);
    expect(await reason(site.answer(offerId, true))).toBe('UNKNOWN_AUTHOR');
    expect(await site.draftOf(storyId)).toMatchObject({ ownerId: site.ada.userId });
  });

  test('stands alone: the same again is the same, and another one waits for its end', async () => {
    const { storyId, offerId } = await site.offered();
    await site.offer(storyId);
    await site.offer(storyId, site.ben.userId, site.tess);
    expect((await site.offersTo(site.ben, storyId)).map((one) => one.offerId)).toEqual([offerId]);
    const eve = somebody(site.running.identity);
    expect(await reason(site.offer(storyId, eve.userId))).toBe('ALREADY_OFFERED');
    expect(await reason(site.offer(storyId, site.ada.userId))).toBe('ALREADY_THEIRS');
    expect((await site.actions.told(storyId)).map(([action]) => action)).toEqual(['story-offered']);
  });

  test('of two answers at once one counts', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { storyId, offerId } = await site.offered();
      const answers = await Promise.all(
        [true, false].map((accepts) => reason(site.answer(offerId, accepts))),
      );
      expect(answers.toSorted()).toEqual(['OFFER_OVER', 'done']);
      const accepted = answers[0] === 'done';
      expect((await site.draftOf(storyId, site.tess)).ownerId).toBe(
        accepted ? site.ben.userId : site.ada.userId,
      );
      expect(await site.actions.told(storyId)).toHaveLength(2);
    }
  });

  test('runs out, and what is offered anew then stands', async () => {
    const { storyId, offerId } = await site.offered();
    await set("expires_at = clock_timestamp() - interval '1 s'", offerId);
    expect(await site.offersTo(site.ben, storyId)).toEqual([]);
    expect(await site.listed(site.ada, storyId)).toMatchObject({ isOffered: false });
    expect(await reason(site.answer(offerId, true))).toBe('OFFER_OVER');
    const eve = somebody(site.running.identity);
    await site.offer(storyId, eve.userId);
    expect(await site.offersTo(eve, storyId)).toHaveLength(1);
  });

  test('of the team is accepted by whom it was made to as well', async () => {
    const { storyId } = await newStory(site.call, site.ada);
    await site.offer(storyId, site.ben.userId, site.tess);
    const [made] = await site.offersTo(site.ben, storyId);
    expect(made).toMatchObject({ by: 'tess' });
    await site.answer(made?.offerId ?? '', true);
    expect(await site.draftOf(storyId, site.ben)).toMatchObject({ myRole: 'owner' });
    // Who has lost it is named, though somebody else gave it away.
    expect((await site.actions.told(storyId)).at(-1)).toEqual([
      ...['story-offer-accepted', site.ben.userId, site.ada.userId, ''],
    ]);
  });

  test('of what is the team’s takes it from nobody who is named', async () => {
    const { storyId } = await newStory(site.call, site.ada);
    await site.database.db.transaction((tx) =>
      rows(tx, 'update stories set owner_id = null where story_id = $1', [storyId]),
    );
    await site.offer(storyId, site.ben.userId, site.tess);
    const [made] = await site.offersTo(site.ben, storyId);
    await site.answer(made?.offerId ?? '', true);
    expect((await site.actions.told(storyId)).at(-1)).toEqual([
      ...['story-offer-accepted', site.ben.userId, undefined, ''],
    ]);
  });

  test('is void where the story becomes somebody else’s, and of who has gone nothing is left', async () => {
    const leaver = somebody(site.running.identity, { name: 'lea' });
    const { storyId: hers } = await newStory(site.call, leaver);
    await site.offer(hers, site.ben.userId, leaver);
    const { storyId: offeredToHer } = await newStory(site.call, site.ada);
    await site.offer(offeredToHer, leaver.userId);
    await site.offersTo(leaver, offeredToHer);
    const { storyId: byHer } = await newStory(site.call, site.ada);
    const member = somebody(site.running.identity, { name: 'mia', roles: ['team'], acr: 'aal2' });
    await site.offer(byHer, site.ben.userId, member);
    const [before] = await site.offersTo(site.ben, hers);
    await site.gone(leaver.userId);
    await site.gone(member.userId);
    // It is the team's now.
    expect(await site.offersTo(site.ben, hers)).toEqual([]);
    expect(await reason(site.answer(before?.offerId ?? '', true))).toBe('OFFER_NOT_FOUND');
    expect((await site.draftOf(offeredToHer)).offer).toBeUndefined();
    expect(await site.offersTo(site.ben, byHer)).toMatchObject([{ by: '' }]);
    const table = JSON.stringify(
      await site.database.db.transaction((tx) => rows(tx, 'select * from story_offers')),
    );
    for (const known of [leaver.userId, member.userId, '"lea"', '"mia"']) expect(table).not.toContain(known);
  });
});
