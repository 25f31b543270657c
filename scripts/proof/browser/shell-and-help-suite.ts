import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { someone } from './someone.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** As the native shell does: it hears the page's messages, and speaks to it by messages of its own. */
const SHELL = `
  window.toldToShell = [];
  window.ReactNativeWebView = { postMessage: (message) => window.toldToShell.push(JSON.parse(message).type) };`;
const SAID = 'It is freezing out here.';

/** The workers that this person's page has started: all are of the voice activity's model. */
function workersOf({ page }: Guest): string[] {
  const started: string[] = [];
  page.on('worker', (worker) => started.push(new URL(worker.url()).pathname));
  return started;
}

/** The native shell, the model that hears the end of speech, and help for those at a loss. */
export function shellAndHelpSuite(site: () => EmbeddedSite): void {
  describe('a stage in play', () => {
    async function begun(guest: Guest): Promise<StagePage> {
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await stage.untilAsked()).toBe('in_game');
      return stage;
    }

    test('the shell records from REC to STOP, and is stopped when the game is left', async () => {
      const guest = await site().guest({ language: 'en' });
      await guest.context.addInitScript(SHELL);
      const workers = workersOf(guest);
      const stage = await begun(guest);
      const { page, inputDevice } = guest;
      const told = () => page.evaluate<string[]>('window.toldToShell');
      const newest = (type: string) => until(async () => ((await told()).at(-1) === type ? true : undefined));
      await stage.voice('rec').waitFor();
      await inputDevice.press(stage.voice('rec'));
      await newest('start_recording');
      await inputDevice.press(stage.voice('stop'));
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
      // In the middle of an answer: whoever goes back by mistake has lost nothing.
      const { leaveDialog } = TEXTS.en.play;
      await page.getByRole('dialog', { name: leaveDialog.title }).waitFor();
      expect((await told()).slice(before)).not.toContain('stop_recording');
      await inputDevice.press(page.getByRole('button', { name: leaveDialog.confirm, exact: true }));
      await until(async () => ((await told()).slice(before).includes('stop_recording') ? true : undefined));
      await page.locator('[data-story]').first().waitFor();
      expect(workers).toEqual([]);
      await guest.leave();
    }, 600_000);

    test('the model that hears the end of speech comes once, after the title, for all games of a page', async () => {
      const guest = await site().guest({ language: 'en' });
      const { page } = guest;
      const workers = workersOf(guest);
      const model = page.waitForResponse(/silero.*\.onnx$/);
      await signUpForStory(guest);
      expect(workers).toEqual([]);
      await enterGame(guest, 'startGame');
      const kept = await (await model).headerValue('cache-control');
      expect(kept).toContain('immutable');
      await page.goBack();
      await guest.inputDevice.press(page.locator('[data-story="put-out-the-light"]').first());
      await guest.inputDevice.press(
        page.getByRole('button', { name: TEXTS.en.catalogue.launch, exact: true }),
      );
      await page.getByRole('radiogroup').waitFor();
      await enterGame(guest, 'continueGame');
      const stage = new StagePage(guest);
      expect(await stage.untilAsked()).toBe('in_game');
      await guest.inputDevice.press(stage.voice('rec'));
      await stage.voice('stop').waitFor();
      expect(workers).toEqual([expect.stringMatching(/^\/assets\/vad\.worker-/)]);
      await guest.leave();
    }, 600_000);

    test.each(
      someone([
        ['fr', PHONE],
        ['en', DESKTOP],
      ] as const),
    )(
      'whoever does not know what to say is told what one could (%s)',
      async (language, size) => {
        const guest = await site().guest({ language, size, inspected: true });
        const stage = await begun(guest);
        const { page, inputDevice } = guest;
        const help = page.getByTestId('suggestions');
        const list = page.getByRole('region', { name: TEXTS[language].play.suggestions });
        await inputDevice.press(help);
        await list.getByRole('listitem').first().waitFor();
        await guest.step('suggestions');
        const [shown, captions] = await Promise.all([list.boundingBox(), stage.captions.boundingBox()]);
        expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(captions?.y ?? 0);
        await stage.type('hm');
        await list.waitFor({ state: 'hidden' });
        expect(guest.accessibilityIssues).toEqual([]);
        await guest.leave();
      },
      600_000,
    );
  });
}
