import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import { embeddedHouse } from './embedded-house.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** As the native shell does: it hears the page's messages, and speaks to it by messages of its own. */
const SHELL = `
  window.toldToShell = [];
  window.ReactNativeWebView = { postMessage: (message) => window.toldToShell.push(JSON.parse(message).type) };`;
const SAID = 'Let me in, I am the relief, and it is freezing out here.';

describe('a stage in play', () => {
  const house = embeddedHouse('shell-and-help');

  async function begun(guest: Guest): Promise<StagePage> {
    const stage = new StagePage(guest);
    await signUpForStory(guest);
    await enterGame(guest, 'startGame');
    expect(await stage.untilAsked()).toBe('in_game');
    return stage;
  }

  test('the shell records from REC to STOP, and is stopped when the game is left', async () => {
    const guest = await house().guest({ language: 'en' });
    await guest.context.addInitScript(SHELL);
    const stage = await begun(guest);
    const { page, hands } = guest;
    const told = () => page.evaluate<string[]>('window.toldToShell');
    const newest = (type: string) => until(async () => ((await told()).at(-1) === type ? true : undefined));
    await stage.voice('rec').waitFor();
    await hands.press(stage.voice('rec'));
    await newest('start_recording');
    await hands.press(stage.voice('stop'));
    await newest('stop_recording');
    const answered = stage.nextOutput();
    const recorded = { type: 'recording_complete', audioData: 'AAAA', format: 'pcm', transcription: SAID };
    await page.evaluate(`window.postMessage(${JSON.stringify(JSON.stringify(recorded))})`);
    expect((await answered()).transcribed_player_answer).toBe(SAID);
    await stage.settle();
    await page.evaluate(`window.postMessage('{"type":"player_speaking"}')`);
    await stage.voice('stop').waitFor();
    const before = (await told()).length;
    await page.goBack();
    await until(async () => ((await told()).slice(before).includes('stop_recording') ? true : undefined));
    await guest.leave();
  }, 600_000);

  test.each([
    ['fr', PHONE],
    ['en', DESKTOP],
  ] as const)(
    'whoever does not know what to say is told what one could (%s)',
    async (language, size) => {
      const guest = await house().guest({ language, size, inspected: true });
      const stage = await begun(guest);
      const { page, hands } = guest;
      const help = page.getByTestId('suggestions');
      const list = page.getByRole('region', { name: TEXTS[language].play.suggestions });
      await hands.press(help);
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(0);
      await guest.step('suggestions');
      const [shown, captions] = await Promise.all([list.boundingBox(), stage.captions.boundingBox()]);
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(captions?.y ?? 0);
      await stage.type('hm');
      await list.waitFor({ state: 'hidden' });
      expect(guest.barriers).toEqual([]);
      await guest.leave();
    },
    600_000,
  );
});
