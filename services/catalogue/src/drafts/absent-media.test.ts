import { expect, test } from '@jest/globals';
import { absentMedia, NOBODY } from './absent-media.ts';

test('where nobody said who keeps pictures and sounds, a story that names some cannot be published, and one without can', async () => {
  await expect(absentMedia(NOBODY, new Map([['places/hall.jpg', 'a'.repeat(64)]]))).rejects.toMatchObject({
    reason: 'MEDIA_AWAY',
    retryable: true,
  });
  expect(await absentMedia(NOBODY, new Map())).toEqual(new Set());
});
