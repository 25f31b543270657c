/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { setUser, type User } from '../../../lib/session/current.ts';
import { authorityOf } from './siteAuthority.ts';

const somebody = (id: string): User => ({ id, email: `${id}@authors.example`, role: 'author' });
const { fetch } = globalThis;

describe('a draft', () => {
  afterEach(() => {
    setUser(undefined);
    jest.restoreAllMocks();
    globalThis.fetch = fetch;
  });

  test('is asked for, and written, as whoever opened it, and as nobody who signs in after them', async () => {
    const asked = jest.fn<typeof fetch>().mockRejectedValue(new Error('no line'));
    globalThis.fetch = asked;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUser(somebody('ann'));
    const authority = authorityOf('s');
    for (const next of [undefined, somebody('bob')]) {
      setUser(next);
      await expect(authority.head()).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(authority.read(['story.yaml'])).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
