import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { AppError } from './errors/app-error.ts';
import { createLogger } from './log.ts';
import type { ReleaseKey } from './releases.ts';
import { storiesAtHand } from './stories-at-hand.ts';

const log = createLogger('test', { level: 'silent' });
const of = (storyId: string, version: number, createdAt: string) =>
  ({ storyId, version, createdAt, slug: storyId, contentHash: '' }) as never;

/** A check whose releases come when they are let. */
function checked(listed: readonly never[]) {
  const asked: string[] = [];
  let goOn: () => void = () => undefined;
  const check = storiesAtHand({
    catalogue: { listReleases: async () => ({ releases: listed }) as never },
    releases: {
      get: ({ storyId, version }: ReleaseKey) => {
        asked.push(`${storyId}@${version}`);
        return new Promise((resolve) => {
          goOn = () => resolve({} as never);
        });
      },
    },
    log,
  });
  return { asked, check, goOn: () => goOn() };
}

test('is passed once the newest release of each story is there, the latest first', async () => {
  const releases = [of('moon', 1, '2026-01-01'), of('light', 1, '2026-01-02'), of('moon', 2, '2026-01-03')];
  const { asked, check, goOn } = checked(releases);
  for (const story of ['moon@2', 'light@1']) {
    while (asked.at(-1) !== story) await turn();
    expect(check).toThrow('stories are being fetched');
    goOn();
  }
  for (let n = 0; n < 3; n += 1) await turn();
  expect(check).not.toThrow();
  expect(asked).toEqual(['moon@2', 'light@1']);
});

test('is passed as well where the catalogue is away', async () => {
  const check = storiesAtHand({
    catalogue: { listReleases: () => Promise.reject(new Error('away')) },
    releases: { get: () => Promise.reject(new Error('not asked')) },
    log,
  });
  expect(check).toThrow();
  for (let n = 0; n < 3; n += 1) await turn();
  expect(check).not.toThrow();
});

test.each([
  ['one that cannot be read is left out', new Error('no JSON'), ['a@1', 'b@1']],
  [
    'nobody waits for a catalogue that has gone away',
    new AppError({ code: 'UNAVAILABLE', message: 'Away.', retryable: true }),
    ['a@1'],
  ],
])('%s', async (_, failure, fetched) => {
  const asked: string[] = [];
  const check = storiesAtHand({
    catalogue: {
      listReleases: async () => ({ releases: [of('a', 1, '2026-01-02'), of('b', 1, '2026-01-01')] }) as never,
    },
    releases: {
      get: ({ storyId, version }: ReleaseKey) => {
        asked.push(`${storyId}@${version}`);
        return Promise.reject(failure);
      },
    },
    log,
  });
  while (isRefused(check)) await turn();
  expect(asked).toEqual(fetched);
});

function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}
