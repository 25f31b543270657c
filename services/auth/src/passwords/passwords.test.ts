import { readdirSync, readFileSync } from 'node:fs';
import { createMetrics } from '@fabula/kit/metrics';
import { afterEach, expect, it } from '@jest/globals';
import { Passwords, type PasswordsOptions } from './passwords.ts';

const PASSWORD = 'correct horse battery';
const opened: Passwords[] = [];

function open(options: PasswordsOptions = {}): Passwords {
  const passwords = new Passwords(options);
  opened.push(passwords);
  return passwords;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

it('knows a password again, however its letters were put together, and no other', async () => {
  const passwords = open();
  const hash = await passwords.hash('caf\u00e9 au lait');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits('cafe\u0301 au lait', hash)).toBe(true);
  expect(await passwords.fits('cafe au lait', hash)).toBe(false);
  expect(await passwords.hash('caf\u00e9 au lait')).not.toBe(hash);
});

it('makes one hash for whoever has none', async () => {
  const metrics = createMetrics('auth');
  const passwords = open({ metrics });
  expect(await passwords.fits(PASSWORD, undefined)).toBe(false);
  expect(await metrics.text()).toContain('fabula_password_hashes_total{kind="check",part="auth"} 1');
});

it('hashes no more at once than it has threads, and lets no more wait than it says, of each kind', async () => {
  const passwords = open({ threads: 1, mostWaiting: 2 });
  const stored = await passwords.hash(PASSWORD);
  const said = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { reason?: string }) => error.reason,
    );
  // One is at work, two wait; of the other kind two may wait as well.
  const checks = Array.from({ length: 5 }, () => said(passwords.fits(PASSWORD, stored)));
  const others = Array.from({ length: 3 }, () => said(passwords.hash(PASSWORD)));
  expect(await Promise.all(checks)).toEqual(['done', 'done', 'done', 'SIGN_IN_BUSY', 'SIGN_IN_BUSY']);
  expect(await Promise.all(others)).toEqual(['done', 'done', 'SIGN_IN_BUSY']);
  expect(await passwords.fits(PASSWORD, stored)).toBe(true);
});

it('lets nobody who signs in wait for a crowd that signs up', async () => {
  const passwords = open({ threads: 1 });
  const stored = await passwords.hash(PASSWORD);
  const order: string[] = [];
  const noted = async (kind: string, work: Promise<unknown>) => {
    await work;
    order.push(kind);
  };
  const crowd = Array.from({ length: 10 }, () => noted('new', passwords.hash(PASSWORD)));
  const own = [1, 2].map(() => noted('check', passwords.fits(PASSWORD, stored)));
  await Promise.all([...crowd, ...own]);
  // One was at work already; then they take turns.
  expect(order.slice(0, 5).filter((kind) => kind === 'check')).toHaveLength(2);
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('works in threads that give way to all others', async () => {
  const before = nicenesses();
  await open({ threads: 1 }).hash(PASSWORD);
  const more = nicenesses();
  for (const niceness of before) more.splice(more.indexOf(niceness), 1);
  expect(more).toContain(Math.min(19, 10 + Math.min(...before)));
});

/** Of all threads of this process. */
function nicenesses(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
