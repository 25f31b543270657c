/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Journal } from './journal.ts';
import { onTurnAway } from './turnAway.ts';
import { BrowserUnsentStore } from './unsent.ts';
import type { Unsent } from './unsentTexts.ts';

const unsent = (clientId: string): Unsent => ({ storyId: 's', clientId, revision: 1, texts: [] });

describe('what a page that goes leaves behind', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('lies there at once, for any page, until it is dropped; what else the browser keeps is none of it', () => {
    localStorage.setItem('fabula.language', 'fr');
    new Journal().put('s/a', unsent('a'));
    new Journal().put('s/b', unsent('b'));
    new Journal().put('s/b', { ...unsent('b'), isLeft: true });
    const all = new Journal().all();
    expect(new Map(all)).toEqual(
      new Map([
        ['s/a', unsent('a')],
        ['s/b', { ...unsent('b'), isLeft: true }],
      ]),
    );
    new Journal().drop('s/a');
    expect(new Journal().all().map(([key]) => key)).toEqual(['s/b']);
    expect(localStorage.getItem('fabula.language')).toBe('fr');
  });

  test('is for whoever wrote it, and for nobody who signs in after them; of before, it is for whoever comes', async () => {
    new BrowserUnsentStore('ann').putNow(unsent('a'));
    new BrowserUnsentStore('bob').putNow(unsent('b'));
    new Journal().put('s/before', unsent('before'));
    const left = async (userId: string) =>
      (await new BrowserUnsentStore(userId).left('s')).map(({ clientId }) => clientId).sort();
    expect([await left('ann'), await left('bob'), await left('cleo')]).toEqual([
      ['a', 'before'],
      ['b', 'before'],
      ['before'],
    ]);
  });

  test('where the browser keeps nothing, or no more, nothing breaks', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const journal = new Journal();
    journal.put('s/a', { ...unsent('a'), clientId: 'a'.repeat(6_000_000) });
    expect([warn.mock.calls.length, journal.all()]).toEqual([1, []]);
  });

  test('what cannot be read hides none of the others', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('fabula.unsent.s/broken', '{"storyId":');
    new Journal().put('s/a', unsent('a'));
    expect([new Journal().all(), warn.mock.calls.length]).toEqual([[['s/a', unsent('a')]], 1]);
  });

  test('is asked for as the page goes, and as nobody sees it any more', () => {
    const told: string[] = [];
    const end = onTurnAway((turn) => told.push(turn));
    const turn = (kind: string, persisted: boolean) =>
      dispatchEvent(new PageTransitionEvent(kind, { persisted }));
    turn('pageshow', false);
    dispatchEvent(new Event('beforeunload'));
    turn('pagehide', true);
    turn('pageshow', true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    end();
    dispatchEvent(new Event('beforeunload'));
    turn('pagehide', false);
    expect(told).toEqual(['leaving', 'gone', 'back', 'hidden']);
  });
});
