import { describe, expect, test } from '@jest/globals';
import { newStory, playableStory } from './authors.ts';
import { Hands, reason } from './hands.ts';
import { DATABASES } from './harness.ts';

describe.each(DATABASES)('what is done to stories on %s', (_name, start) => {
  const site = Hands.on(start);

  test('sharing is told once for each change', async () => {
    const { storyId } = await newStory(site.call, site.ada);
    for (const role of ['reader', 'reader', 'editor', 'editor', 'none', 'none'])
      await site.share(storyId, site.ben.userId, role);
    await site.share(storyId, site.ada.userId, 'reader');
    expect(await site.actions.told(storyId)).toEqual([
      ['story-shared', site.ada.userId, site.ben.userId, 'reader'],
      ['story-shared', site.ada.userId, site.ben.userId, 'editor'],
      ['story-unshared', site.ada.userId, site.ben.userId, ''],
    ]);
  });

  test('what is published, rolled back, listed and adopted is told once, with its story and the time', async () => {
    const { storyId, slug, revision } = await playableStory(site.running, site.ada);
    const before = Date.now();
    const publish = async (announceOnly: boolean) =>
      reason(site.call.publishDraft({ storyId, revision, announceOnly }, await site.ada.as()));
    for (const announceOnly of [true, false]) expect(await publish(announceOnly)).toBe('done');
    expect(await publish(false)).toBe('NOTHING_CHANGED');
    await site.call.republishRelease({ storyId, version: 1 }, await site.ada.as());
    for (const isListed of [false, true, true, false, false])
      await site.call.setListing({ storyId, isListed }, await site.tess.as());
    expect(await site.actions.told(storyId)).toEqual([
      ['story-announced', site.ada.userId, undefined, '1'],
      ['story-published', site.ada.userId, undefined, '2'],
      ['story-rolled-back', site.ada.userId, undefined, '1'],
      ['story-listed', site.tess.userId, undefined, ''],
      ['story-unlisted', site.tess.userId, undefined, ''],
    ]);
    for (const { object, at } of await site.actions.of(storyId)) {
      expect(object).toBe(`${storyId} ${slug}`);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    }
    const { releases } = await site.running.client.listReleases({}, { deadlineMs: 60_000 });
    const folder = releases.find((one) => one.slug === 'good')?.storyId ?? '';
    await site.call.adoptStory({ storyId: folder }, await site.tess.as());
    expect(await site.actions.told(folder)).toEqual([['story-adopted', site.tess.userId, undefined, '']]);
  });
});
