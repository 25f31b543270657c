import { rows } from '@fabula/kit/db';
import { expect, it } from '@jest/globals';
import { sweepExpired } from '../src/store/sweep.ts';
import { startAuth } from './harness.ts';

it('takes away what has run out, and nothing else', async () => {
  const auth = await startAuth();
  try {
    const person = (name: string) => ({ email: `${name}@example.org`, password: 'correct horse' });
    const call = { deadlineMs: 60_000, headers: { 'x-forwarded-for': '192.0.2.7' } };
    await auth.client.signUp(person('old'), call);
    await auth.db.transaction(async (tx) => {
      await tx.raw("update sessions set expires_at = clock_timestamp() - interval '1 s'");
      await tx.raw("update attempts set until = clock_timestamp() - interval '1 s'");
      await tx.raw("update devices set expires_at = clock_timestamp() - interval '1 s'");
    });
    await auth.client.signUp(person('young'), { deadlineMs: 60_000 });
    await auth.db.transaction(sweepExpired);
    const count = (table: string) => `(select count(*)::int from ${table}) as ${table}`;
    const sql = `select ${['sessions', 'attempts', 'devices'].map(count).join(', ')}`;
    const left = await auth.db.transaction((tx) => rows(tx, sql));
    expect(left).toEqual([{ sessions: 1, attempts: 1, devices: 1 }]);
  } finally {
    await auth.close();
  }
});
