import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { SAME_DICE } from '../stage-env.ts';
import { tempFolder } from '../temp-folder.ts';
import { launchChromium } from './chromium.ts';
import { Guest, type GuestOptions } from './guest.ts';

export interface EmbeddedSite {
  readonly browser: Browser;
  stage: EmbeddedStage;
  guest(options: Omit<GuestOptions, 'browser' | 'origin'>): Promise<Guest>;
}

type Env = Readonly<Record<string, string>>;

/**
 * All parts in one process and a browser, for the tests of a file; started and stopped around them. `env` may tell of what is
 * started before.
 */
export function embeddedSite(name: string, env: Env | (() => Env) = {}): () => EmbeddedSite {
  const folder = tempFolder(name);
  let site: EmbeddedSite | undefined;
  beforeAll(async () => {
    const stage = await startEmbedded({
      folder: folder.path,
      env: { ...SAME_DICE, ...(typeof env === 'function' ? env() : env) },
      copiedDatabase: true,
    });
    const browser = await launchChromium();
    const opened: EmbeddedSite = {
      browser,
      stage,
      guest: (options) => Guest.welcome({ ...options, browser, origin: opened.stage.origin }),
    };
    site = opened;
  });
  afterAll(async () => {
    await site?.browser.close();
    await site?.stage.stop();
    folder.remove();
  }, 60_000);
  return () => {
    if (!site) throw new Error('the stage stands once the tests run');
    return site;
  };
}
