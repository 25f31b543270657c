import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { startDistributed } from '../../stage/distributed.ts';
import { tempFolder } from '../temp-folder.ts';
import { launchChromium } from './chromium.ts';
import { Guest } from './guest.ts';
import type { Site } from './site.ts';

/** A process for each part, with Keycloak, and a browser, for the tests of a file; started and stopped around them. */
export function distributedSite(name: string, env: () => Readonly<Record<string, string>>): () => Site {
  const folder = tempFolder(name);
  let site: Site | undefined;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const stage = await startDistributed({ folder: folder.path, identity: 'keycloak', env: env() });
    stop = stage.stop;
    const browser = await launchChromium();
    stop = async () => {
      await browser.close();
      await stage.stop();
    };
    const { origin } = stage;
    site = {
      ...{ origin, logFile: join(folder.path, 'logs/auth.log') },
      guest: (options) => Guest.welcome({ ...options, browser, origin }),
    };
  }, 900_000);
  afterAll(async () => {
    await stop?.();
    folder.remove();
  }, 120_000);
  return () => {
    if (!site) throw new Error('the stage stands once the tests run');
    return site;
  };
}
