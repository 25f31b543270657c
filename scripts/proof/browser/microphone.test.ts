import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { inPage } from './in-page.ts';
import { serveWebModules } from './web-modules.ts';

interface Recorded {
  /** The length of each chunk. */
  readonly ms: number[];
  /** The tone's share of each chunk's energy. */
  readonly tone: number[];
  /** Tracks that are still open after the game was left. */
  readonly live: number;
}

/** Far longer than any sound that is kept, s. */
const LONG_AGO = 60;

/** The page's own modules in a browser: somebody speaks already as they press. */
describe('what an open microphone has heard before the press', () => {
  let modules: Awaited<ReturnType<typeof serveWebModules>>;
  let browser: Browser;
  beforeAll(async () => {
    modules = await serveWebModules();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await modules?.close();
  });

  async function press(saidBeforeS: number): Promise<Recorded> {
    const page = await browser.newPage();
    await page.goto(modules.origin);
    await page.addScriptTag({ path: inPage('pre-roll') });
    const recorded = await page.evaluate<Recorded>(`fabulaPressed({ saidBeforeS: ${saidBeforeS} })`);
    await page.close();
    return recorded;
  }

  test('the last 300 ms are the beginning of the recording', async () => {
    const { ms, tone, live } = await press(LONG_AGO);
    expect(ms.slice(0, 3)).toEqual([300, 100, 100]);
    for (const share of tone.slice(0, 3)) expect(share).toBeGreaterThan(0.95);
    expect(live).toBe(0);
  });

  test('what a character may have said in them is left out', async () => {
    const { ms } = await press(0.15);
    expect(ms[0]).toBeGreaterThan(140);
    expect(ms[0]).toBeLessThan(250);
    expect((await press(-0.3)).ms[0]).toBe(100);
  });
});
