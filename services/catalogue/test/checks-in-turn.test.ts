import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newStory, playableStory, type Somebody, somebody } from './authors.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const [[, onPostgres]] = DATABASES as [(typeof DATABASES)[number]];
const LATER_MS = 600_000;

/** Processes of ours that check stories. */
function checkProcesses(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children.filter(Boolean).map(Number).filter(isCheck);
}

function isCheck(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('check-process.mjs');
  } catch {
    return false; // It has ended meanwhile.
  }
}

describe('checks of several authors', () => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let others: readonly number[];
  let ada: Somebody;

  beforeAll(async () => {
    others = checkProcesses();
    database = await onPostgres();
    stories = await storiesRoot('good');
    const timing = { pauseMs: LATER_MS, sliceMs: 0, graceMs: 0, waitMs: LATER_MS };
    running = await startCatalogue(database.db, stories.root, undefined, timing);
  });
  afterAll(async () => {
    await running?.stop();
    await stories?.remove();
    await database?.stop();
  });
  beforeEach(() => {
    ada = somebody(running.identity);
  });

  /** A check that has begun and comes to no end: its process stands still. */
  async function held(): Promise<number> {
    const { storyId } = await newStory(running.authoring, ada);
    await running.authoring.checkDraft({ storyId }, await ada.as());
    const [pid] = checkProcesses().filter((each) => !others.includes(each));
    if (pid === undefined) throw new Error('nothing checks');
    process.kill(pid, 'SIGSTOP');
    return pid;
  }

  test('six slow ones of one author keep nobody else from publishing', async () => {
    const bo = somebody(running.identity, { name: 'bo' });
    const { storyId, revision } = await playableStory(running, bo);
    const mine = await Promise.all(Array.from({ length: 6 }, () => newStory(running.authoring, ada)));
    await held();
    const done: string[] = [];
    const tried = mine.map(async (story) => {
      const made = await running.authoring.createTestRelease({ ...story, revision: 1 }, await ada.as());
      done.push('ada');
      return made;
    });
    const published = running.authoring.publishDraft({ storyId, revision }, await bo.as());
    expect(await published).toMatchObject({ version: 1 });
    done.push('bo');
    await Promise.all(tried);
    expect(done).toHaveLength(7);
    expect(done.at(-1)).toBe('ada');
  });

  test('nobody works for who has gone', async () => {
    const { storyId } = await newStory(running.authoring, ada);
    const pid = await held();
    // Some go before anybody works for them, and others later.
    for (let ms = 1; isCheck(pid); ms += 5) {
      const options = { ...(await ada.as()), signal: AbortSignal.timeout(ms) };
      const asked = running.authoring.createTestRelease({ storyId, revision: 1 }, options);
      await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
    }
    expect(await running.authoring.checkDraft({ storyId }, await ada.as())).toMatchObject({ revision: 1 });
  });

  test('the same story is checked once for all who ask', async () => {
    const { storyId } = await newStory(running.authoring, ada);
    const pid = await held();
    const all = Array.from({ length: 5 }, async () =>
      running.authoring.createTestRelease({ storyId, revision: 1 }, await ada.as()),
    );
    process.kill(pid, 'SIGCONT');
    const made = await Promise.all(all);
    expect(new Set(made.map(({ version }) => version)).size).toBe(1);
    expect(checkProcesses()).toContain(pid);
  });
});
