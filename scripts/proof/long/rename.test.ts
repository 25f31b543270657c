import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { listStoryFolders } from '@fabula/catalogue/folders/story-folders';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { expect, test } from '@jest/globals';
import { thingsIn } from '../../../services/story/test/edit/names-of.ts';
import { proveRenames } from '../../../services/story/test/edit/prove-renames.ts';
import { fixtureWithMedia } from '../../../services/story/test/fixture.ts';

test('each moment, character, item, place, fact and facet of every story can be called otherwise', async () => {
  for (const { slug, folder } of await listStoryFolders(STORIES_ROOT)) {
    const story = await readFolder(folder);
    const things = thingsIn(story);
    const { renamed, changes, wrong } = proveRenames(story, things);
    process.stdout.write(`${slug}: ${renamed} of ${things.length} renamed, ${changes} changes\n`);
    expect(wrong).toEqual([]);
  }
});

test('and each thing that any type of moment can name', async () => {
  const story = await fixtureWithMedia('every-kind');
  const things = thingsIn(story);
  const { renamed, wrong } = proveRenames(story, things);
  expect(wrong).toEqual([]);
  expect(renamed).toBe(things.length);
});
