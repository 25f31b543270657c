import { expect, test } from '@jest/globals';
import { roleOf, userOf } from './user.ts';

test('the strongest role counts, and whoever has none plays', () => {
  expect([roleOf([]), roleOf(['author']), roleOf(['author', 'team']), roleOf(['admin'])]).toEqual([
    'player',
    'author',
    'team',
    'player',
  ]);
});
test('the address may stand in the identity token only', () => {
  const access = { sub: 'u1', realm_access: { roles: ['author'] } };
  expect(userOf(access, { email: 'maud@example.org' })).toEqual({
    id: 'u1',
    email: 'maud@example.org',
    role: 'author',
  });
});
