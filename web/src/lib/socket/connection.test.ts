import { beforeEach, describe, expect, test } from '@jest/globals';
import { STORY, settled, TestPage, welcome } from './testPage.ts';
import { TestWire } from './testWire.ts';

describe('how the socket connects and comes back', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage();
  });

  test('opens with the token in the query, and sends its input with what was recorded', async () => {
    const id = await page.asking();
    expect(page.wire().url).toBe('ws://fabula/ws?token=a%20token');
    const json = { player_story_id: STORY, text: 'Hello', input_id: id };
    expect(page.wire().sent).toEqual([{ type: 'USER_INPUT', json, bytes: 'sound' }]);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(page.events('status')).toEqual(['connected']);
  });

  test('a fresh page sends no RESUME; what was given before the connection goes out with it', async () => {
    page.socket.connect();
    page.say({ text: 'Early' });
    await settled();
    page.wire().say('Welcome', welcome);
    expect(page.types()).toEqual(['USER_INPUT']);
  });

  test('comes back after five seconds and up to one more', async () => {
    await page.asking();
    page.wire().drop();
    expect(page.events('status')).toEqual(['connected', 'reconnecting']);
    page.clock.pass(5_499);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('tries another gateway within a second when a connection breaks that had held, then every 5 s', async () => {
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', welcome);
    page.clock.pass(10_000);
    page.wire().drop();
    page.clock.pass(499);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.wire().drop();
    page.clock.pass(5_499);
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(3);
  });

  test('comes back at once when the device is online, or the page visible, again', async () => {
    await page.asking();
    page.wire().drop();
    page.wake();
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.wake();
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('gives up after fifty attempts, until it is asked again', async () => {
    await page.asking();
    for (let n = 0; n < 51; n += 1) {
      page.wire().drop();
      page.clock.pass(6_000);
      await settled();
    }
    expect(TestWire.opened.length).toBe(51);
    expect(page.events('status').at(-1)).toBe('lost');
    page.socket.connect();
    await settled();
    expect(TestWire.opened.length).toBe(52);
  });

  test('does not come back by itself after another page took over', async () => {
    await page.asking();
    page.wire().drop(4409);
    page.clock.pass(60_000);
    page.wake();
    await settled();
    expect(TestWire.opened.length).toBe(1);
    expect(page.events('status')).toEqual(['connected', 'taken_over']);
    page.socket.connect();
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('takes the story back once from what comes late of a connection that it has left', async () => {
    await page.asking();
    page.wire().drop();
    page.clock.pass(6_000);
    await settled();
    page.wire().say('Welcome', welcome);
    page.wire().drop(4409);
    await settled();
    expect(TestWire.opened.length).toBe(3);
    page.wire().say('Welcome', welcome);
    expect(page.types()).toContain('RESUME');
    page.wire().drop(4409);
    await settled();
    expect(TestWire.opened.length).toBe(3);
    expect(page.events('status').at(-1)).toBe('taken_over');
  });

  test('what was left a minute ago takes nothing over any more: it is another page', async () => {
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', welcome);
    page.wire().drop();
    page.clock.pass(6_000);
    await settled();
    page.wire().say('Welcome', welcome);
    page.clock.pass(60_000);
    page.wire().drop(4409);
    await settled();
    expect(page.events('status').at(-1)).toBe('taken_over');
  });

  test('comes back after a minute to a server that took no more of it, and sooner where it is asked to', async () => {
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', welcome);
    page.wire().drop(1008);
    page.clock.pass(59_999);
    page.wake();
    await settled();
    expect(TestWire.opened.length).toBe(1);
    expect(page.events('status')).toEqual(['connected', 'refused']);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.wire().say('Welcome', welcome);
    page.wire().drop(1008);
    page.socket.connect();
    await settled();
    expect(TestWire.opened.length).toBe(3);
    page.wire().say('Welcome', welcome);
    page.clock.pass(60_000);
    await settled();
    expect(TestWire.opened.length).toBe(3);
  });

  test('renews its token first after 4401, and at once', async () => {
    await page.asking();
    page.wire().drop(4401);
    await settled();
    expect(page.renewals).toEqual([false, true]);
    expect(TestWire.opened.length).toBe(2);
  });

  test('waits as long as a draining gateway says', async () => {
    await page.asking();
    page.wire().say('GoingAway', { reconnect_after_ms: 700 });
    page.wire().drop(1012);
    page.clock.pass(699);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('a fresh token goes to the open socket; nothing happens after close', async () => {
    await page.asking();
    page.freshToken('fresh');
    expect(page.wire().sent.at(-1)).toEqual({ type: 'TOKEN', json: { access_token: 'fresh' } });
    page.socket.close();
    expect(page.wire().closedWith).toBe(1000);
    page.wire().say('ErrorMessage', 'late');
    page.clock.pass(100_000);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    expect(page.events('error')).toEqual([]);
    expect(page.events('status').at(-1)).toBe('disconnected');
  });

  test('a token that cannot be had is asked for again later, and renewed', async () => {
    let tries = 0;
    page.create({
      token: async ({ renew }) => {
        page.renewals.push(renew);
        tries += 1;
        if (tries < 3) throw new Error('auth is away');
        return 'at last';
      },
    });
    page.socket.connect();
    for (let n = 0; n < 3; n += 1) {
      await settled();
      page.clock.pass(6_000);
    }
    expect(page.wire().url).toBe('ws://fabula/ws?token=at%20last');
    expect(page.events('status')).toEqual(['reconnecting']);
  });

  test('a connection that stays silent is given up, and so is a RESUME without an answer', async () => {
    await page.asking();
    page.wire().drop();
    page.wake();
    await settled();
    page.clock.pass(15_000);
    expect(page.wire().closedWith).toBeDefined();
    await page.back();
    page.wire().drop();
    page.wake();
    await settled();
    page.wire().say('Welcome', welcome);
    page.clock.pass(10_000);
    expect(page.wire().closedWith).toBeDefined();
  });
});
