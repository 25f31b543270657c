/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

/** A page of which a part cannot be fetched; whether that part's own error is kept from view, since it loads anew. */
async function miss(payload = new Error('gone')) {
  const { isUnobtainable, reloadWhenReplaced } = await import('./newVersion.ts');
  reloadWhenReplaced();
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  return { loadsAnew: event.defaultPrevented, isUnobtainable };
}

describe('a new version of the page', () => {
  beforeEach(() => {
    sessionStorage.clear();
    // The page without a browser cannot load anew: it says so to its console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.resetModules();
  });

  test('a page whose parts were replaced by a new version loads anew, once in a minute', async () => {
    const first = await miss();
    expect(first.loadsAnew).toBe(true);
    expect(first.isUnobtainable(new Error('whatever comes of it'))).toBe(true);
    jest.resetModules();
    expect((await miss()).loadsAnew).toBe(false);
    jest.resetModules();
    sessionStorage.setItem('fabula.reloaded', String(Date.now() - 61_000));
    expect((await miss()).loadsAnew).toBe(true);
  });

  test('where the next page would know nothing of it, it does not load anew for ever', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const payload = new Error('gone');
    const { loadsAnew, isUnobtainable } = await miss(payload);
    expect(loadsAnew).toBe(false);
    expect([isUnobtainable(payload), isUnobtainable(new Error('another'))]).toEqual([true, false]);
  });
});
