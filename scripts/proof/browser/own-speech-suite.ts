import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, type GuestOptions, PHONE } from './guest.ts';
import { inPage } from './in-page.ts';
import { enterGame, passSplash, signUpForStory } from './lobby.ts';
import { someone } from './someone.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

interface Said {
  readonly text: string;
  readonly voice: string;
  readonly shown: string;
  readonly mouths: number;
}

/** A browser with an ear and voices of its own, played by a script in the page. */
export function ownSpeechSuite(site: () => EmbeddedSite): void {
  describe('a browser that hears and speaks by itself', () => {
    async function guestWith(options: Omit<GuestOptions, 'browser' | 'origin'>): Promise<Guest> {
      const guest = await site().guest(options);
      await guest.context.addInitScript({ path: inPage('own-speech') });
      return guest;
    }
    const said = ({ page }: Guest) => page.evaluate<Said[]>('fabulaOwn.said');
    const offer = ({ page }: Guest, name: string) => page.locator(`[data-offer="${name}"]`);
    const press = (guest: Guest, name: string) =>
      guest.inputDevice.press(guest.page.getByRole('button', { name, exact: true }));

    /** Both offers taken, each after its sample. */
    async function accept(guest: Guest): Promise<void> {
      const { device, voice } = TEXTS[guest.language].launch;
      const { page } = guest;
      await offer(guest, 'device').waitFor();
      await guest.step('device-offer');
      await page.evaluate(`fabulaOwn.words = 'the sea'`);
      await press(guest, device.trying);
      await page.getByText('the sea', { exact: true }).waitFor();
      await press(guest, device.use);
      await offer(guest, 'voice').waitFor();
      await guest.step('voice-offer');
      await press(guest, `${voice.listen} ${voice.own}`);
      const sample = await until(async () => (await said(guest)).at(-1));
      expect(sample.text).toBe(guest.language === 'fr' ? FRENCH_SAMPLE : ENGLISH_SAMPLE);
      await press(guest, `${voice.listen} ${voice.site}`);
      await until(async () => (await page.evaluate<number>('fabulaPlayed.length')) || undefined);
      await press(guest, device.use);
      await offer(guest, 'voice').waitFor({ state: 'detached' });
      await page.getByText(device.kept).waitFor();
      await guest.step('offers-taken');
    }

    /** Goes on until the player is asked something; what is said is not skipped. */
    const heardToItsEnd = (stage: StagePage) =>
      until(async () => {
        const screen = await stage.screen();
        if (screen !== 'in_game') await stage.goOn();
        else if ((await stage.voiceState()) === 'rec') return true;
        return undefined;
      });

    test.each(
      someone([
        ['fr', PHONE],
        ['en', DESKTOP],
      ] as const),
    )(
      'is offered once what it can do, with a sample of each, and may change its mind in the settings (%s)',
      async (language, size) => {
        const guest = await guestWith({ language, size, inspected: true });
        const { page, inputDevice, origin } = guest;
        await signUpForStory(guest);
        await passSplash(guest);
        await accept(guest);
        await page.goto(`${origin}/profile`);
        const setting = page.locator('[data-setting="voice"]');
        await setting.scrollIntoViewIfNeeded();
        await guest.step('device-settings');
        expect(await setting.isChecked()).toBe(true);
        expect(await page.locator('[data-setting="device"]').isChecked()).toBe(true);
        await inputDevice.press(setting);
        await page.reload();
        await setting.waitFor();
        expect(await setting.isChecked()).toBe(false);
        expect(guest.accessibilityIssues).toEqual([]);
        expect(guest.pageErrors.except()).toEqual([]);
        await guest.leave();
      },
      600_000,
    );

    test('speaks the lines with captions and mouth in step, tells words while they are said, and what fails is the site’s', async () => {
      const guest = await guestWith({ language: 'en', size: PHONE });
      const { page, inputDevice } = guest;
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await passSplash(guest);
      await accept(guest);
      const samples = (await said(guest)).length;
      await enterGame(guest, 'startGame');
      await heardToItsEnd(stage);
      const lines = (await said(guest)).slice(samples);
      expect(lines.length).toBeGreaterThan(1);
      for (const { text, shown } of lines) expect(shown).toContain(text);
      // At each boundary a look: shut, half and wide open.
      expect(Math.max(...lines.map(({ mouths }) => mouths))).toBeGreaterThan(2);
      expect(await page.evaluate<unknown[]>('fabulaPlayed')).toHaveLength(1);

      const words = 'It is freezing out here.';
      await page.evaluate(`fabulaOwn.words = ${JSON.stringify(words)}`);
      const answered = stage.nextOutput();
      await inputDevice.press(stage.voice('rec'));
      await stage.voice('stop').waitFor();
      await stage.captions.getByText(words).waitFor();
      await inputDevice.press(stage.voice('stop'));
      expect((await answered()).transcribed_player_answer).toBe(words);
      expect(await page.evaluate('fabulaOwn.places')).toEqual(['elsewhere', 'elsewhere']);
      await stage.settle();

      // Its network is away and its voice hangs: the recording goes up, and the answer is heard all the same.
      await page.evaluate(`Object.assign(fabulaOwn, { words: '', speaks: false })`);
      const before = await page.evaluate<number>('fabulaPlayed.length');
      const output = await stage.say('Nobody is going to shout at you.');
      expect(output.transcribed_player_answer).not.toBe(words);
      await until(async () => (await page.evaluate<number>('fabulaPlayed.length')) > before || undefined);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    }, 600_000);
  });
}

const ENGLISH_SAMPLE = 'Good evening. The lamp is out, and the sea is high tonight.';
const FRENCH_SAMPLE = 'Bonsoir. La lampe est éteinte, et la mer est haute ce soir.';
