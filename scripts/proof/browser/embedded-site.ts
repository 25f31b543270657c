import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { SAME_DICE } from '../stage-env.ts';
import { tempFolder } from '../temp-folder.ts';
import { launchChromium } from './chromium.ts';
import { Guest } from './guest.ts';
import type { Site } from './site.ts';

export interface EmbeddedSite extends Site {
  readonly browser: Browser;
  stage: EmbeddedStage;
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
      copiedData: true,
    });
    const browser = await launchChromium();
    const opened: EmbeddedSite = {
      browser,
      stage,
      get origin() {
        return opened.stage.origin;
      },
      get logFile() {
        return opened.stage.logFile;
      },
      guest: (options) => Guest.welcome({ ...options, browser, origin: opened.origin }),
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
