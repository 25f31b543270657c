import { expect, test } from '@jest/globals';
import { Lifecycle } from './lifecycle.ts';
import { collectedLog } from './testing/log.ts';

test('closes in reverse order of creation, once', async () => {
  const lifecycle = new Lifecycle();
  const closed: string[] = [];
  for (const name of ['database', 'bus', 'server']) lifecycle.add(name, () => void closed.push(name));
  await Promise.all([lifecycle.close(), lifecycle.close()]);
  await lifecycle.close();
  expect(closed).toEqual(['server', 'bus', 'database']);
});

test('what fails or hangs is named in the log and does not keep the rest open', async () => {
  const { log, lines } = collectedLog();
  const lifecycle = new Lifecycle(log);
  const closed: string[] = [];
  lifecycle.add('first', () => void closed.push('first'));
  lifecycle.add('hangs', () => new Promise<void>(() => {}));
  lifecycle.add('fails', () => {
    throw new Error('stuck');
  });
  await lifecycle.close(20);
  expect(closed).toEqual(['first']);
  expect(lines().map((l) => [l.step, l.msg])).toEqual([
    ['fails', 'failed to stop'],
    ['hangs', 'did not stop in time'],
  ]);
});

test('is ready when every check passes, and no more once it drains', async () => {
  const lifecycle = new Lifecycle();
  let away = false;
  const drained: string[] = [];
  lifecycle.check('database', () => {
    if (away) throw new Error('away');
  });
  lifecycle.check('bus', async () => {});
  lifecycle.onDrain('server', () => void drained.push('server'));
  expect((await lifecycle.ready()).ok).toBe(true);
  away = true;
  expect(await lifecycle.ready()).toEqual({
    ok: false,
    checks: [
      { name: 'database', ok: false, detail: 'away' },
      { name: 'bus', ok: true },
    ],
  });
  away = false;
  await lifecycle.drain();
  await lifecycle.drain();
  expect(drained).toEqual(['server']);
  expect((await lifecycle.ready()).ok).toBe(false);
});

test('lingers between saying that it is not ready and taking nothing new', async () => {
  const lifecycle = new Lifecycle(undefined, { lingerMs: 50 });
  const done: string[] = [];
  lifecycle.onRetire(() => void done.push('retired'));
  lifecycle.onDrain('server', () => void done.push('drained'));
  const { drain, retire, ready } = lifecycle.asService();
  retire();
  expect([done, (await ready()).ok]).toEqual([['retired'], false]);
  const started = performance.now();
  await drain();
  expect(performance.now() - started).toBeGreaterThan(40);
  expect(done).toEqual(['retired', 'drained']);
});
