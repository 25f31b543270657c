import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { SAME_DICE } from '../stage-env.ts';
import { tempFolder } from '../temp-folder.ts';
import { launchChromium } from './chromium.ts';
import { Guest, type GuestOptions } from './guest.ts';

export interface House {
  readonly browser: Browser;
  stage: EmbeddedStage;
  guest(options: Omit<GuestOptions, 'browser' | 'origin'>): Promise<Guest>;
}

/** All parts in one process and a browser, for the tests of a file; started and stopped around them. */
export function embeddedHouse(name: string, env: Readonly<Record<string, string>> = {}): () => House {
  const folder = tempFolder(name);
  let house: House | undefined;
  beforeAll(async () => {
    const stage = await startEmbedded({
      folder: folder.path,
      env: { ...SAME_DICE, ...env },
      copiedDatabase: true,
    });
    const browser = await launchChromium();
    const opened: House = {
      browser,
      stage,
      guest: (options) => Guest.welcome({ ...options, browser, origin: opened.stage.origin }),
    };
    house = opened;
  });
  afterAll(async () => {
    await house?.browser.close();
    await house?.stage.stop();
    folder.remove();
  }, 60_000);
  return () => {
    if (!house) throw new Error('the stage stands once the tests run');
    return house;
  };
}
