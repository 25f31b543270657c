import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Distributed, startDistributed } from '../../stage/distributed.ts';
import { SAME_DICE } from '../stage-env.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { launchChromium } from './chromium.ts';
import { Guest } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { StagePage } from './stage-page.ts';
import { CUT } from './troubles.ts';

const GATEWAYS = ['gateway-1', 'gateway-2'] as const;
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
    stage = await startDistributed({ folder: folder.path, env: SAME_DICE });
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
    expect(guest.troubles.except(...CUT)).toEqual([]);
    await guest.leave();
  }, 600_000);
});
