import { setTimeout as sleep } from 'node:timers/promises';
import { rows } from '@fabula/kit/db';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mail } from '../src/domain/mail.ts';
import { type AuthUnderTest, startAuth } from './harness.ts';
import { MailRoom } from './mail-room.ts';

const LINK = {
  kind: 'magic-link',
  language: 'fr',
  path: '/link#a-secret',
  browser: 'Firefox, Linux',
} as const;

describe('with a mail server', () => {
  let room: MailRoom;
  let server: MailRoom['server'];
  let auth: AuthUnderTest;
  beforeAll(async () => {
    room = await MailRoom.open();
    ({ auth, server } = room);
  });
  afterAll(() => room.close());

  const leave = (mail: Mail) => auth.db.transaction((tx) => auth.office.leave(tx, mail));
  const table = () => auth.db.transaction((tx) => rows<Record<string, unknown>>(tx, 'select * from mails'));
  /** As if the pause before the next attempt were over. */
  const dueNow = () => auth.db.transaction((tx) => tx.raw('update mails set next_at = clock_timestamp()'));
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await sleep(20);
  };

  it('arrives in text and HTML, from us, to one address', async () => {
    await leave({ ...LINK, to: 'ada@example.org' });
    const mail = await server.mailTo('ada@example.org');
    expect(mail.to).toEqual(['ada@example.org']);
    expect(mail.headers.get('from')).toBe('Fabula <no-reply@fabula.example>');
    expect(mail.headers.get('to')).toBe('ada@example.org');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.text).toContain('http://localhost:8080/link#a-secret');
    expect(mail.text).toContain('Demandé depuis : Firefox, Linux');
    expect(mail.html).toContain('href="http://localhost:8080/link#a-secret"');
    await until(async () => (await table()).length === 0);
  });

  it('lies in the table sealed, until it is sent', async () => {
    await server.shut();
    await leave({ ...LINK, to: 'bob@example.org' });
    await until(async () => (await table())[0]?.attempts === 1 && (await table())[0]?.error !== null);
    const [row] = await table();
    expect(JSON.stringify(row)).not.toMatch(/bob|a-secret/);
    expect(Number(row?.next_at) - Date.now()).toBeGreaterThan(3_000);
    await server.open();
    await dueNow();
    expect((await server.mailTo('bob@example.org')).secret).toBe('a-secret');
  });

  it('is tried again where the server says "later", and is the same mail then', async () => {
    server.refuse({ code: 451, text: 'later' });
    await leave({ ...LINK, to: 'cleo@example.org' });
    await until(async () => String((await table())[0]?.error).includes('later'));
    server.refuse();
    const id = (await table())[0]?.id;
    await dueNow();
    const mail = await server.mailTo('cleo@example.org');
    expect(mail.headers.get('message-id')).toBe(`<${id}@fabula.example>`);
  });

  it('waits no longer where the clock was set back meanwhile', async () => {
    server.refuse({ code: 451, text: 'later' });
    await leave({ ...LINK, to: 'nell@example.org' });
    await until(async () => String((await table())[0]?.error).includes('later'));
    server.refuse();
    await auth.db.transaction((tx) => tx.raw("update mails set next_at = next_at + interval '2 hours'"));
    expect((await server.mailTo('nell@example.org')).secret).toBe('a-secret');
  });

  it('is given up where the server says "never", and a metric tells of it', async () => {
    server.refuse({ code: 550, text: 'no such dora@example.org here' });
    await leave({ ...LINK, to: 'dora@example.org' });
    await until(async () => (await table())[0]?.failed_at !== null && (await table()).length === 1);
    server.refuse();
    const [row] = await table();
    expect(row).toMatchObject({ sealed: '', kind: 'magic-link', attempts: 1 });
    expect(String(row?.error)).toContain('no such');
    expect(JSON.stringify(row)).not.toContain('dora');
    await until(async () => /fabula_mails_dead\{[^}]*\} 1/.test(await auth.metrics.text()));
    expect(await auth.metrics.text()).toMatch(
      /fabula_mails_total\{kind="magic-link",outcome="given_up"[^}]*\} 1/,
    );
    await auth.db.transaction((tx) => tx('mails').delete());
  });

  it('is given up when its link is good no more', async () => {
    await server.shut();
    await leave({ ...LINK, to: 'emil@example.org' });
    await until(async () => (await table())[0]?.error !== null);
    await auth.db.transaction((tx) =>
      tx.raw("update mails set expires_at = clock_timestamp() - interval '1 s'"),
    );
    await server.open();
    await dueNow();
    await until(async () => (await table())[0]?.failed_at !== null);
    expect(server.received.some(({ to }) => to.includes('emil@example.org'))).toBe(false);
  });

  it('is left for plain addresses only: no header can be put into it', async () => {
    for (const to of [
      'eve@example.org\r\nBcc: all@example.org',
      'a@example.org, b@example.org',
      'A <a@b.example>',
    ])
      await expect(leave({ ...LINK, to })).rejects.toThrow('not an address');
  });

  it('has no page of mails', async () => {
    expect(auth.outboxPath).toBeUndefined();
    expect((await fetch(`http://${auth.httpAddress}/auth/outbox`)).status).toBe(404);
  });
});

describe('without a mail server', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.close());
  const ask = (path: string) => fetch(`http://${auth.httpAddress}${path}`);

  it('mails stand on a page that only its key opens', async () => {
    await auth.db.transaction((tx) => auth.office.leave(tx, { ...LINK, to: 'ada@example.org' }));
    const page = await ask(auth.outboxPath ?? '');
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('ada@example.org');
    expect(html).toContain('href="http://localhost:8080/link#a-secret"');
    const [, one = ''] = /href="(\/auth\/outbox\/[^"]+)"/.exec(html) ?? [];
    expect(await (await ask(one)).text()).toContain('Se connecter à Fabula');
    for (const path of [
      '/auth/outbox',
      '/auth/outbox?key=',
      '/auth/outbox?key=a&key=b',
      one.replace(/key=.*/, 'key=no'),
    ])
      expect((await ask(path)).status).toBe(404);
  });
});
