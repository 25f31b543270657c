import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DraftText, ListedDraft } from '../drafts/read-draft.ts';
import { CheckProcess } from './check-process.ts';

const storyId = 'the story';
/** Enough for what the process is made of. */
const OLD_MB = 64;

let checks: CheckProcess;
beforeEach(() => {
  checks = new CheckProcess(OLD_MB);
});
afterEach(() => checks.close());

const take = (texts: readonly DraftText[]) => checks.ask<'take'>({ kind: 'take', storyId, texts });
const has = () => checks.ask<'has'>({ kind: 'has', storyId });
const compile = (versions: ReadonlyMap<string, number>, signal?: AbortSignal) => {
  const draft: ListedDraft = { storyId, revision: 1, folder: { slug: 'a', media: new Map() }, versions };
  return checks.ask<'compile'>({ kind: 'compile', draft, announceOnly: false }, signal);
};
const textOf = (path: string, text: string): DraftText => ({ path, version: 1, text });

describe('a process of checks', () => {
  test('keeps what it was brought, and says what comes of it', async () => {
    expect(await has()).toEqual(new Map());
    await take([textOf('story.yaml', 'id: 1\n')]);
    expect(await has()).toEqual(new Map([['story.yaml', 1]]));
    expect((await compile(new Map([['story.yaml', 1]])))?.errors).toBeGreaterThan(0);
    expect(await compile(new Map([['story.yaml', 2]]))).toBeUndefined();
  }, 60_000);

  test('is ended where a check takes too long, and the next one begins with nothing', async () => {
    await take([textOf('story.yaml', 'id: 1\n')]);
    const late = compile(new Map([['story.yaml', 1]]), AbortSignal.timeout(0));
    await expect(late).rejects.toMatchObject({ name: 'CheckTooLong' });
    expect(await has()).toEqual(new Map());
  }, 60_000);

  test('is ended where nobody waits for the check, and not where nobody had begun it', async () => {
    await take([textOf('story.yaml', 'id: 1\n')]);
    const gone = AbortSignal.abort();
    await expect(compile(new Map([['story.yaml', 1]]), gone)).rejects.toMatchObject({ name: 'CheckEnded' });
    expect(await has()).toEqual(new Map([['story.yaml', 1]]));
    const leaving = new AbortController();
    const left = compile(new Map([['story.yaml', 1]]), leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'CheckEnded' });
    expect(await has()).toEqual(new Map());
  }, 60_000);

  test('a story that needs more memory than there is takes too long as well', async () => {
    const all = Array.from({ length: 2 * OLD_MB }, (_, n) =>
      textOf(`moments/m${n}.yaml`, `a: ${'x'.repeat(1024 * 1024)}${n}`),
    );
    const sent = async () => {
      for (const each of all) await take([each]);
    };
    await expect(sent()).rejects.toMatchObject({ name: 'CheckTooLong' });
    expect(await has()).toEqual(new Map());
  }, 120_000);

  test('nobody asks one that is closed', async () => {
    await has();
    checks.close();
    await expect(has()).rejects.toThrow('closed');
  }, 60_000);
});
