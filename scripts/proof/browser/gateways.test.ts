import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newestOf } from '../../earlier/kept.ts';
import { restoreDump } from '../../earlier/postgres-dump.ts';
import { type Distributed, startDistributed } from '../../stage/distributed.ts';
import { SAME_DICE } from '../stage-env.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { until } from '../until.ts';
import { launchChromium } from './chromium.ts';
import { earlierReleaseSuite } from './earlier-release-suite.ts';
import { Guest } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { CONNECTION_CUT } from './page-errors.ts';
import { StagePage } from './stage-page.ts';
import { twoCataloguesSuite } from './two-catalogues-suite.ts';

const GATEWAYS = ['gateway-1', 'gateway-2'] as const;
const PICTURE_SHOWN = '[...document.images].some(({ naturalWidth }) => naturalWidth > 0)';
const OPEN_SOCKETS = /^fabula_sockets_open(?:\{[^}]*\})? (\d+)/m;

/** The gateway at the other end of the only page. */
async function holderOf({ metrics, processes }: Distributed): Promise<string> {
  for (const name of GATEWAYS) {
    if (!processes.get(name)?.isRunning) continue;
    const text = await (await fetch(`http://${metrics.get(name)}/metrics`)).text();
    if (Number(OPEN_SOCKETS.exec(text)?.[1]) > 0) return name;
  }
  throw new Error('no gateway holds a socket');
}

describe('two gateways', () => {
  const folder = tempFolder('gateways');
  let stage: Distributed;
  let browser: Browser;
  beforeAll(async () => {
    // Its Postgres is one that the release before has left.
    const prepare = (url: string) => restoreDump(newestOf('distributed').file, url);
    stage = await startDistributed({ folder: folder.path, env: SAME_DICE, prepare });
    browser = await launchChromium();
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
    folder.remove();
  }, 120_000);

  test('when the one that holds the socket is killed in the middle of an answer, the page goes on through the other', async () => {
    const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'won');
    const [first = '', second = ''] = says['the-door'] ?? [];
    const guest = await Guest.welcome({ browser, origin: stage.origin, language: 'en' });
    const page = new StagePage(guest);
    await signUpForStory(guest);
    await enterGame(guest, 'startGame');
    expect(await page.untilAsked()).toBe('in_game');
    const all = await page.interactionsLeft();
    await page.send(first);
    await page.voice('skip').waitFor();
    const holder = await holderOf(stage);
    const before = guest.frames.sockets;
    await stage.processes.get(holder)?.kill();
    await guest.untilSocket(before + 1);
    await guest.page.getByTestId('connection-overlay').waitFor({ state: 'hidden' });
    expect(await page.untilAsked()).toBe('in_game');
    expect(await page.interactionsLeft()).toBe(all - 1);
    const progress = await page.progress();
    const output = await page.type(second);
    expect(output.progress).toBeGreaterThan(progress);
    expect(await holderOf(stage)).not.toBe(holder);
    expect(guest.pageErrors.except(...CONNECTION_CUT)).toEqual([]);
    await guest.leave();
    await stage.restart(holder);
  }, 600_000);

  test('without pictures, and without a catalogue, the page stands and says so; both come by themselves', async () => {
    await stage.processes.get('media')?.kill();
    const guest = await Guest.welcome({ browser, origin: stage.origin, language: 'en' });
    const { page } = guest;
    await page.goto(stage.origin);
    await page.locator('main [data-missing]').first().waitFor({ state: 'attached' });
    await stage.restart('media');
    await until(async () => (await page.evaluate<boolean>(PICTURE_SHOWN)) || undefined);
    await stage.processes.get('catalogue')?.kill();
    // What a gateway has read lately it still serves for some seconds.
    const alert = page.getByRole('alert');
    await until(async () => {
      await page.reload();
      await page.locator('main img, [role="alert"]').first().waitFor({ state: 'attached' });
      return (await alert.count()) > 0 || undefined;
    }, 1_000);
    await stage.restart('catalogue');
    await page.locator('main img').first().waitFor({ state: 'attached' });
    await alert.waitFor({ state: 'detached' });
    await guest.leave();
  }, 600_000);

  twoCataloguesSuite(
    () => stage,
    () => browser,
    folder.path,
  );
  earlierReleaseSuite(
    () => stage,
    () => browser,
    folder.path,
  );
});
