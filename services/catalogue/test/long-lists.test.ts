import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newStory, type Somebody, somebody } from './authors.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const MANY_EDITS = `
  insert into draft_edits (story_id, revision, edit_id, name, kind)
  select ?, n, gen_random_uuid(), 'ada', 'edit' from generate_series(101, 220) n`;
const MANY_RELEASES = `
  insert into releases (story_id, version, content_hash, card, json)
  select ?, n, n, '{}', '{}' from generate_series(1, 120) n`;

/** Lists have pages of a hundred rows. */
describe.each(DATABASES)('long lists on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let ada: Somebody;
  let storyId: string;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    ada = somebody(running.identity);
    ({ storyId } = await newStory(running.authoring, ada, 'empty'));
    await database.db.transaction(async (tx) => {
      await tx.raw(MANY_EDITS, [storyId]);
      await tx.raw(MANY_RELEASES, [storyId]);
    });
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  test('edits are read to the first one, the newest first', async () => {
    const all = await toTheEnd(async (cursor) => {
      const page = await running.authoring.listEdits({ storyId, cursor }, await ada.as());
      return { numbers: page.edits.map(({ revision }) => revision), cursor: page.cursor };
    });
    expect(all.slice(0, 120)).toEqual(downFrom(220));
    expect(all.at(-1)).toBe(1);
  });

  test('releases are read to the first one, the newest first', async () => {
    const all = await toTheEnd(async (cursor) => {
      const page = await running.authoring.listStoryReleases({ storyId, cursor }, await ada.as());
      return { numbers: page.releases.map(({ version }) => version), cursor: page.cursor };
    });
    expect(all).toEqual(downFrom(120));
  });
});

const downFrom = (newest: number) => Array.from({ length: 120 }, (_, n) => newest - n);

interface Page {
  readonly numbers: readonly number[];
  /** '' of the last one. */
  readonly cursor: string;
}

async function toTheEnd(page: (cursor: string) => Promise<Page>): Promise<number[]> {
  const all: number[] = [];
  let cursor = '';
  do {
    const read = await page(cursor);
    all.push(...read.numbers);
    ({ cursor } = read);
  } while (cursor !== '' && all.length < 1_000);
  return all;
}
