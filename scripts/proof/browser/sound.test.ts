import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { STORY_FOLDER } from '../story.ts';
import { launchChromium } from './chromium.ts';
import { inPage } from './in-page.ts';
import { spokenWav } from './spoken-file.ts';
import { serveWebModules } from './web-modules.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const GRAPH = '/lib/voice/sound/graph.ts';
/** What the limiter lets pass: -1 dB. */
const CEILING = 10 ** (-1 / 20);
/** The peak of a line as it comes from the site, at most; the page doubles it. */
const LOUDEST_LINE = CEILING;

interface Mixed {
  /** Of all samples of both sides. */
  readonly loudest: number;
  /** Of each tenth of a second of speech: how much louder it came out than twice as loud as it went in, dB. */
  readonly changes: number[];
}

/** The page's own modules, and a browser that renders what goes through them: no site stands behind it. */
describe('what leaves the page’s sound', () => {
  let modules: Awaited<ReturnType<typeof serveWebModules>>;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    modules = await serveWebModules();
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(modules.origin);
    await page.addScriptTag({ path: inPage('mix') });
  });
  afterAll(async () => {
    await browser?.close();
    await modules?.close();
  });

  const mix = (sounds: readonly object[], { hasWorklets = true } = {}) =>
    page.evaluate<Mixed>(`fabulaMix(${JSON.stringify({ graph: GRAPH, sounds, hasWorklets })})`);
  const voice = (peak: number) => {
    const wav = spokenWav(
      'Nobody is going to shout at you. The lamp is out, and the sea is high tonight.',
      'en',
    );
    return { into: 'voice', sound: wav.toString('base64'), peak };
  };
  const effect = (name: string) => readFileSync(`${WEB}/public/sounds/${name}.mp3`).toString('base64');
  const music = readFileSync(join(STORY_FOLDER, 'media/sounds/intro.mp3')).toString('base64');

  const everything = [
    voice(LOUDEST_LINE),
    { into: 'music', sound: music, peak: 1, gain: 1 },
    { into: 'effects', sound: effect('win'), peak: 1 },
  ];

  test('voice, music and an effect at their loudest: no sample is cut', async () => {
    expect((await mix(everything)).loudest).toBeLessThanOrEqual(CEILING + 1e-6);
  });

  test('where the browser has no worklets: neither', async () => {
    const { loudest } = await mix(everything, { hasWorklets: false });
    expect(loudest).toBeGreaterThan(CEILING);
    expect(loudest).toBeLessThan(1);
  });

  test('speech that needs no limit leaves as it came', async () => {
    const { loudest, changes } = await mix([voice(0.4)]);
    expect(loudest).toBeLessThan(CEILING);
    expect(changes.length).toBeGreaterThan(20);
    for (const change of changes) expect(Math.abs(change)).toBeLessThan(0.01);
  });

  test('the loudest line that the site speaks is turned down as a whole: its loudness does not jump', async () => {
    const { loudest, changes } = await mix([voice(LOUDEST_LINE)]);
    expect(loudest).toBeLessThanOrEqual(CEILING + 1e-6);
    const jumps = changes.slice(1).map((change, i) => Math.abs(change - (changes[i] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(2.5);
    expect(Math.min(...changes)).toBeGreaterThan(-6);
  });
});
