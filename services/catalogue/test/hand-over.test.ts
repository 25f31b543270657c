import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOffer } from '@fabula/catalogue/store/drafts/offers';
import { lockHead, setOwner } from '@fabula/catalogue/store/drafts/stories';
import { describe, expect, test } from '@jest/globals';
import { newStory, type Somebody, somebody } from './authors.ts';
import { Gate } from './gate.ts';
import { Hands, reason } from './hands.ts';
import { DATABASES } from './harness.ts';

describe.each(DATABASES)('stories in other hands on %s', (name, start) => {
  const site = Hands.on(start);

  describe('who is there', () => {
    test('a story is shared with and offered to nobody who writes no stories here', async () => {
      const { storyId } = await newStory(site.call, site.ada);
      const nobody = randomUUID();
      site.running.authors.nobody.add(nobody);
      for (const role of ['reader', 'editor'])
        await expect(site.share(storyId, nobody, role)).rejects.toMatchObject({
          ...{ reason: 'UNKNOWN_AUTHOR', code: 'NOT_FOUND', field: 'user_id' },
        });
      expect(await reason(site.offer(storyId, nobody))).toBe('UNKNOWN_AUTHOR');
      expect(await reason(site.offer(storyId, nobody, site.tess))).toBe('UNKNOWN_AUTHOR');
      expect(await site.draftOf(storyId)).toMatchObject({ members: [], ownerId: site.ada.userId });
      expect((await site.draftOf(storyId)).offer).toBeUndefined();
    });

    test('whose account was closed since can still be left out', async () => {
      const { storyId } = await newStory(site.call, site.ada);
      await site.share(storyId, site.ben.userId, 'editor');
      site.running.authors.nobody.add(site.ben.userId);
      await site.share(storyId, site.ben.userId, 'none');
      expect((await site.draftOf(storyId)).members).toEqual([]);
    });

    test('while nobody can be asked nothing is given, and that is tried again', async () => {
      const { storyId, offerId } = await site.offered();
      site.running.authors.isAway = true;
      const away = { reason: 'AUTHORS_AWAY', code: 'UNAVAILABLE', retryable: true };
      await expect(site.share(storyId, site.ben.userId, 'reader')).rejects.toMatchObject(away);
      await expect(site.offer((await newStory(site.call, site.ada)).storyId)).rejects.toMatchObject(away);
      await expect(site.answer(offerId, true)).rejects.toMatchObject(away);
      expect(await site.draftOf(storyId)).toMatchObject({ members: [], ownerId: site.ada.userId });
      await site.share(storyId, site.ben.userId, 'none');
      site.running.authors.isAway = false;
      await site.answer(offerId, true);
      expect(await site.draftOf(storyId, site.ben)).toMatchObject({ myRole: 'owner' });
    });

    test('whoever may not give the story away learns nothing of who is there', async () => {
      const { storyId } = await newStory(site.call, site.ada);
      site.running.authors.nobody.add(site.ada.userId);
      expect(await reason(site.share(storyId, site.ada.userId, 'reader', site.ben))).toBe('STORY_NOT_FOUND');
      expect(await reason(site.offer(storyId, site.ada.userId, site.ben))).toBe('STORY_NOT_FOUND');
    });

    test('an id is the same however it is written', async () => {
      const { storyId } = await newStory(site.call, site.ada);
      await site.share(storyId, site.ben.userId.toUpperCase(), 'reader');
      expect(await site.draftOf(storyId, site.ben)).toMatchObject({ myRole: 'reader' });
    });
  });

  test('an answer that is being given while the owner goes stands, and both come to their end', async () => {
    const leaver = somebody(site.running.identity);
    const { storyId } = await newStory(site.call, leaver);
    await site.offer(storyId, site.ben.userId, leaver);
    const [made] = await site.offersTo(site.ben, storyId);
    const [locked, waits] = [new Gate(), new Gate()];
    // As an answer does it: the story, then the offer.
    const answered = site.database.db.transaction(async (tx) => {
      await lockHead(tx, storyId, site.ben.userId);
      locked.open();
      await waits.isOpen;
      await endOffer(tx, made?.offerId ?? '', 'accepted');
      await setOwner(tx, storyId, site.ben.userId);
    });
    await locked.isOpen;
    const forgotten = site.gone(leaver.userId);
    forgotten.catch(() => undefined);
    const waiting = 'select from pg_locks where not granted limit 1';
    // At the one connection of PGlite it waits for the transaction itself.
    while (name === 'Postgres' && (await site.database.db.statement(waiting)).length === 0) await sleep(10);
    waits.open();
    expect(await Promise.allSettled([answered, forgotten])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(await site.draftOf(storyId, site.ben)).toMatchObject({ myRole: 'owner' });
    expect(await site.offersTo(site.ben, storyId)).toEqual([]);
  });

  test('a story that is given away is one of its beginner’s day, and none of its new owner’s', async () => {
    const [giver, taker] = [somebody(site.running.identity), somebody(site.running.identity)];
    const given: string[] = [];
    while (given.length < 20) given.push((await newStory(site.call, giver, 'empty')).storyId);
    const begun = (who: Somebody) => reason(newStory(site.call, who, 'empty'));
    for (const storyId of given.slice(0, 2)) {
      await site.offer(storyId, taker.userId, giver);
      const [made] = await site.offersTo(taker, storyId);
      await site.answer(made?.offerId ?? '', true, taker);
    }
    expect(await begun(giver)).toBe('TOO_MANY_STORIES');
    for (let n = 0; n < 20; n += 1) expect(await begun(taker)).toBe('done');
    expect(await begun(taker)).toBe('TOO_MANY_STORIES');
    await site.gone(giver.userId);
    const table = JSON.stringify(await site.database.db.statement('select * from stories'));
    expect(table).not.toContain(giver.userId);
  });
});
