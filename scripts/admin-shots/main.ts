// `make admin-shots TO=<folder>`: every page of the authors and the team as it looks, at two sizes in two languages.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { enter, furnish, type House } from '../proof/browser/admin-pages/house.ts';
import { ROUTES, STATES } from '../proof/browser/admin-pages/pages.ts';
import { launchChromium } from '../proof/browser/chromium.ts';
import { DESKTOP, Guest, PHONE, PICTURES_STAND } from '../proof/browser/guest.ts';
import { SAME_DICE } from '../proof/stage-env.ts';
import { until } from '../proof/until.ts';
import { startEmbedded } from '../stage/embedded.ts';
import { ownPages } from './own-pages.ts';
import { type Picture, pageOfPictures } from './page-of-pictures.ts';

const LANGUAGES = ['en', 'fr'] as const;
const SIZES = [DESKTOP, PHONE];
const to = resolve(process.env.TO || '.local/admin-shots');
/** Names of pages to be taken; all without it. */
const only = process.env.ONLY ? process.env.ONLY.split(/[ ,]+/) : undefined;
const isWanted = ({ name }: { name: string }) => only === undefined || only.includes(name);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A picture of what is open, at each size. */
async function takePictures({ page, language }: Guest, name: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate('document.fonts.ready');
    // One that is out of sight is never asked for, and would be waited for without end.
    await until(async () => (await page.evaluate<boolean>(PICTURES_STAND)) || undefined);
    const file = `${name}.${language}.${size.width}.png`;
    await page.screenshot({ path: join(to, file), animations: 'disabled' });
    pictures.push({ name, language, width: size.width, file });
  }
  await page.setViewportSize(DESKTOP);
  return pictures;
}

async function walk(guest: Guest, house: House): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const route of [...ROUTES, ...STATES].filter(isWanted)) {
    try {
      await route.show({ page: guest.page, house, language: guest.language });
    } catch (error) {
      say(`${route.name} is not what it should be: ${error}`);
      process.exitCode = 1;
    }
    pictures.push(...(await takePictures(guest, route.name)));
    say(`${guest.language} ${route.name}`);
  }
  return pictures;
}

mkdirSync(to, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'fabula-admin-shots-'));
const stage = await startEmbedded({ folder, env: SAME_DICE, copiedData: true });
const browser = await launchChromium();
try {
  const house = await furnish(stage);
  const pictures: Picture[] = [];
  for (const language of LANGUAGES) {
    const welcome = () => Guest.welcome({ browser, origin: stage.origin, language, size: DESKTOP });
    const member = await welcome();
    await enter(member, house);
    pictures.push(...(await walk(member, house)));
    await member.leave();
    const reader = await welcome();
    for (const name of ownPages.map(({ name }) => name).filter((name) => isWanted({ name }))) {
      await ownPages.find((own) => own.name === name)?.show(reader, house);
      pictures.push(...(await takePictures(reader, name)));
    }
    await reader.leave();
  }
  writeFileSync(join(to, 'index.html'), pageOfPictures(pictures));
  say(`Open ${join(to, 'index.html')}`);
} finally {
  await browser.close();
  await stage.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
