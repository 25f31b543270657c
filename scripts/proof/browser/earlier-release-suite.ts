import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { freePorts } from '@fabula/kit/testing/ports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type EarlierCode, layOutCode } from '../../earlier/code.ts';
import { newestOf } from '../../earlier/kept.ts';
import { layOutKeys } from '../../earlier/keys.ts';
import { beginAnother, playOn } from '../../earlier/play-on.ts';
import type { Distributed } from '../../stage/distributed.ts';
import { answersOk, ManagedProcess } from '../../stage/managed-process.ts';
import { ROOT } from '../../stage/root.ts';
import { STORY_FOLDER } from '../story.ts';
import { Guest } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { StagePage } from './stage-page.ts';

/** Voice activity is not kept with an earlier page, which does without it. */
const NOT_KEPT = [/\/vad\//];

/** The release before this one: what it has left in Postgres, its page at our gateway, and its gateway with our page. */
export function earlierReleaseSuite(stage: () => Distributed, browser: () => Browser, folder: string): void {
  const earlier = newestOf('distributed');

  describe(`release ${earlier.release}`, () => {
    let code: EarlierCode;
    const started: ManagedProcess[] = [];
    beforeAll(async () => {
      code = await layOutCode(earlier.release);
    });
    afterAll(async () => {
      for (const gateway of started) await gateway.stop();
    });

    /** One more gateway of this stage; answers its address. */
    async function gateway(program: string, web: string): Promise<string> {
      const [port = 0, metrics = 0] = await freePorts(2);
      const { spec } = stage().processes.get('gateway-1') ?? {};
      if (!spec) throw new Error('the stage has a first gateway');
      const name = `gateway-${started.length + 3}`;
      const own = {
        FABULA_PORT: `${port}`,
        FABULA_METRICS_ADDRESS: `127.0.0.1:${metrics}`,
        FABULA_WEB: web,
        FABULA_TRUST_PROXY: '0',
        // For programs up to 0.2.0, who know no other.
        FABULA_KEYS: layOutKeys(join(folder, 'keys'), join(folder, 'earlier-keys')),
      };
      const one = await ManagedProcess.start({
        ...{ name, command: process.execPath, args: [program], env: { ...spec.env, ...own } },
        logFile: join(folder, 'logs', `${name}.log`),
        isReady: () => answersOk(`http://127.0.0.1:${metrics}/readyz`),
      });
      started.push(one);
      return `http://localhost:${port}`;
    }

    async function playsFromSignUpToAnAnswer(origin: string): Promise<void> {
      const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'won');
      const guest = await Guest.welcome({ browser: browser(), origin, language: 'en' });
      const page = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await page.untilAsked()).toBe('in_game');
      const output = await page.type(says['the-door']?.[0] ?? '');
      expect(output.dialogue).not.toBe('');
      expect(await page.untilAsked()).toBe('in_game');
      expect(guest.pageErrors.except(...NOT_KEPT)).toEqual([]);
      await guest.leave();
    }

    test('what it has left in Postgres is played on', async () => {
      for (const player of earlier.players) {
        await playOn(stage().origin, player);
        await beginAnother(stage().origin, player);
      }
    });

    test('its page plays at a gateway of today', async () => {
      await playsFromSignUpToAnAnswer(await gateway(join(ROOT, 'gateway/dist/main.js'), code.page));
    });

    test('its gateway serves a page of today, among parts of today', async () => {
      await playsFromSignUpToAnAnswer(await gateway(code.gateway, join(ROOT, 'web/dist')));
    });
  });
}
