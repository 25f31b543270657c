import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { features } from '../../../web/build/newer.ts';
import { inPage } from './in-page.ts';

/** Makes a browser one of the oldest that the page promises to run in: it has nothing that one of them has not, in workers neither. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  const { above } = features();
  const script = `{ const newer = ${JSON.stringify(above)};\n${readFileSync(inPage('older-browser'), 'utf8')} }\n`;
  await context.addInitScript({ content: script });
  // Such scripts are for pages alone. A name that only the browser knows is this machine.
  await context.route(/\/assets\/[\w.]*worker-[\w-]+\.js$/, async (route) => {
    const address = new URL(route.request().url());
    address.hostname = 'localhost';
    const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: script + (await response.text()) });
  });
}
