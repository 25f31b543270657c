import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { launchChromium } from '../proof/browser/chromium.ts';
import { Guest } from '../proof/browser/guest.ts';
import { enterGame, signUpForStory } from '../proof/browser/lobby.ts';
import { playStory } from '../proof/browser/play-story.ts';
import { isUnderstood, sayUntilHeard, withSecondRound } from '../proof/browser/speaking.ts';
import { StagePage } from '../proof/browser/stage-page.ts';
import type { Language } from '../proof/player.ts';
import { STORY_FOLDER } from '../proof/story.ts';

const PORT = 8080;

export interface SpokenTo {
  /** Answers that were understood to the letter, of all that were said. */
  readonly understood: number;
  readonly said: number;
}

/**
 * The address that the trial's values name: a page hears a microphone at localhost or by https alone. Not `kubectl port-forward`,
 * which may end when a browser breaks a request off.
 */
async function relay(site: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, port } = new URL(site);
  const server = createServer((near) => {
    // Who breaks off ends both.
    pipeline(near, connect(Number(port || 80), hostname), near, () => undefined);
  });
  server.listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${PORT}`, close: () => void server.close() };
}

/** Somebody signs up in Chromium and speaks `turns` answers to the first story. */
export async function speakInChromium(site: string, language: Language, turns: number): Promise<SpokenTo> {
  const { origin, close } = await relay(site);
  const browser = await launchChromium();
  try {
    const guest = await Guest.welcome({ browser, origin, language });
    const stage = new StagePage(guest);
    await signUpForStory(guest);
    await enterGame(guest, 'startGame');
    const walkthrough = withSecondRound(await readWalkthrough(STORY_FOLDER, language, 'voice'));
    let said = 0;
    const { told } = await playStory(stage, {
      walkthrough,
      answer: (words) => sayUntilHeard(stage, words),
      enough: () => said++ >= turns,
    });
    await guest.leave();
    return {
      understood: told.filter(({ words, output }) => isUnderstood(words, output)).length,
      said: told.length,
    };
  } finally {
    await browser.close();
    close();
  }
}
