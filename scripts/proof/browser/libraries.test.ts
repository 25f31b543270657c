import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../stage/root.ts';
import { STORY_FOLDER } from '../story.ts';
import { launchChromium } from './chromium.ts';
import { type Trial, type Tried, tried } from './libraries/tried.ts';

const ENTRY = fileURLToPath(new URL('libraries/worker.ts', import.meta.url));
const ESBUILD = join(ROOT, 'node_modules/.bin/esbuild');
const FLAGS = ['--bundle', '--format=esm', '--platform=browser', '--conditions=source,browser'];
/** A page of its own, of which nothing leaves the browser. */
const ORIGIN = 'http://libraries.localhost';
const MOST_BYTES = 16 * 1024 * 1024;

/** The worker and all that it needs, in one file. Fails where something of Node is left in it. */
async function bundled(): Promise<string> {
  const { stdout } = await promisify(execFile)(ESBUILD, [ENTRY, ...FLAGS], { maxBuffer: MOST_BYTES });
  return stdout;
}

test('the libraries do in a browser’s worker what they do in Node: check a story, judge a sentence, play runs', async () => {
  const { slug, texts, media } = await readFolder(STORY_FOLDER);
  const words = 'Who is the lamp for?';
  const trial: Trial = { slug, texts: [...texts], media: [...media], words, runs: 20 };
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const worker = { contentType: 'text/javascript', body: await bundled() };
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill(route.request().url().endsWith('.js') ? worker : { contentType: 'text/html', body: '' }),
    );
    await page.goto(`${ORIGIN}/`);
    const inWorker = (await page.evaluate(
      `new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(${JSON.stringify(trial)});
      })`,
    )) as Tried;
    expect(inWorker).toEqual(tried(trial));
    expect(inWorker.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(inWorker.judgement).toContain('facets');
    expect(JSON.parse(inWorker.report)).toMatchObject({ players: [{ runs: 20 }] });
  } finally {
    await browser.close();
  }
});
