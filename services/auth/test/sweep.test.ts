import { rows } from '@fabula/kit/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addFailure } from '../src/store/attempts.ts';
import { sweepExpired } from '../src/store/sweep.ts';
import { Browser } from './browser.ts';
import { MailRoom } from './mail-room.ts';

/** What is swept, the times in each of its rows, and how many hours after it was made a row is gone. */
const TABLES = {
  sessions: { times: ['created_at', 'last_seen_at', 'expires_at'], hours: 30 * 24 },
  devices: { times: ['expires_at'], hours: 365 * 24 },
  attempts: { times: ['until'], hours: 1 },
  links: { times: ['created_at', 'expires_at'], hours: 24.25 },
  mails: { times: ['created_at', 'expires_at'], hours: 24.25 },
  ended: { times: ['at', 'kept_until'], hours: 0.1 },
  audit: { times: ['at'], hours: 366 * 24 },
} as const;
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Table[];

let room: MailRoom;

/** As if so many hours had passed. */
const pass = (hours: number) =>
  room.auth.db.transaction(async (tx) => {
    for (const table of NAMES)
      for (const time of TABLES[table].times)
        await tx.raw(`update ${table} set ${time} = ${time} - make_interval(secs => ?)`, [hours * 3600]);
  });

async function counts(): Promise<Record<Table, number>> {
  const columns = NAMES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await room.auth.db.transaction((tx) =>
    rows<Record<Table, number>>(tx, `select ${columns.join(', ')}`),
  );
  if (!row) throw new Error('no counts');
  return row;
}

describe('the sweep', () => {
  beforeAll(async () => {
    room = await MailRoom.open();
  });
  afterAll(() => room.close());

  /** A row in each table; the mail waits for longer than a test takes, and no longer than a mail may wait. */
  beforeEach(async () => {
    const { auth, server } = room;
    await auth.db.transaction((tx) => tx.raw(`truncate ${NAMES.join(', ')}, profiles cascade`));
    const browser = new Browser();
    const email = `person-${server.received.length}@example.org`;
    await auth.client.sendMagicLink({ email }, browser.options());
    const { secret = '' } = await server.mailTo(email);
    const { session } = await auth.client.redeemLink({ secret }, browser.options());
    await auth.client.signOut({ everywhere: false }, browser.options(session?.accessToken));
    const again = new Browser();
    await auth.client.sendMagicLink({ email }, again.options());
    const { secret: next = '' } = await server.mailTo(email, 2);
    await auth.client.redeemLink({ secret: next }, again.options());
    await auth.db.transaction((tx) =>
      tx.raw(
        `insert into mails (id, kind, sealed, next_at, expires_at) values (gen_random_uuid(), 'reset', 'x',
         clock_timestamp() + interval '9 minutes', clock_timestamp() + interval '15 minutes')`,
      ),
    );
  });

  it.each(NAMES)('takes %s away when their time is over, and not before', async (table) => {
    expect((await counts())[table]).toBeGreaterThan(0);
    const { hours } = TABLES[table];
    await pass(hours * 0.9);
    const before = await counts();
    await room.auth.db.transaction(sweepExpired);
    if (table !== 'attempts' && table !== 'ended') expect((await counts())[table]).toBe(before[table]);
    await pass(hours * 0.2);
    await room.auth.db.transaction(sweepExpired);
    expect((await counts())[table]).toBe(0);
  });

  it('counts on in a window from before the clock was set back, which closes no later than a new one', async () => {
    const fail = () => room.auth.db.transaction((tx) => addFailure(tx, 'somebody', 60));
    await fail();
    await pass(-2);
    expect(await fail()).toEqual({ failures: 2, secondsLeft: 60 });
  });

  it('keeps for a month that a mail was given up', async () => {
    await room.auth.db.transaction((tx) => tx.raw('update mails set failed_at = clock_timestamp()'));
    await pass(48);
    await room.auth.db.transaction(sweepExpired);
    expect((await counts()).mails).toBeGreaterThan(0);
    await room.auth.db.transaction((tx) =>
      tx.raw("update mails set failed_at = failed_at - interval '31 days'"),
    );
    await room.auth.db.transaction(sweepExpired);
    expect((await counts()).mails).toBe(0);
  });
});
