import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Account } from '../account.ts';
import { STORIES } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import { embeddedSite } from './embedded-site.ts';
import { PHONE } from './guest.ts';
import { signIn } from './lobby.ts';
import { strayWords } from './scene-words.ts';
import { seeMoment } from './see-moment.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const LESSON = { slug: 'put-out-the-light', moment: 'the-language-of-light', language: 'en' } as const;
const UPGRADE = { slug: 'the-dragons-advocate', moment: 'by-candle', language: 'en' } as const;
const BATTLE = { slug: 'the-dragons-advocate', moment: 'closing-words', language: 'en' } as const;

/** Two of the product's stories, and in one a lesson for learners: as they come, no moment is one. */
const stories = tempFolder('test-run-stories');
for (const { slug } of [LESSON, BATTLE])
  cpSync(join(STORIES, slug), join(stories.path, slug), { recursive: true });
appendFileSync(
  join(stories.path, LESSON.slug, 'moments', `${LESSON.moment}.yaml`),
  '\nhintTranslation: true\nhintTts: true\n',
);
afterAll(() => stories.remove());

describe('an author, who begins a story anywhere', () => {
  const site = embeddedSite('test-run', { FABULA_STORIES: stories.path });
  let author: Author;
  beforeAll(async () => {
    author = await Author.of({ origin: site().stage.origin, logFile: site().stage.logFile });
  }, 120_000);

  async function signedIn() {
    const guest = await site().guest({ language: 'en', size: PHONE, inspected: true });
    await author.signIn(guest);
    return { guest, stage: new StagePage(guest) };
  }

  test('is made one by an invitation, signed in already: at once, and once', async () => {
    const { origin } = site().stage;
    const { email } = await Account.signUp(origin);
    const guest = await site().guest({ language: 'en', size: PHONE, inspected: true });
    const { page, inputDevice } = guest;
    const { auth, common, catalogue } = TEXTS.en;
    await signIn(guest, email);
    const path = await author.invite(email);
    await page.goto(`${origin}${path}`);
    await page.getByRole('dialog').getByText(auth.invited.now.author).waitFor();
    await guest.step('invited');
    await inputDevice.press(page.getByRole('button', { name: common.error.confirm }));
    await page.getByRole('button', { name: catalogue.accountMenu }).waitFor();
    expect(page.url()).toBe(`${origin}/browse`);
    // The link in the hands of somebody else is no invitation any more; it says so.
    const { guest: other } = await signedIn();
    await other.page.goto(`${origin}${path}`);
    await other.page.getByRole('dialog').getByText(common.reasons.INVITE_NOT_GOOD).waitFor();
    expect([...guest.accessibilityIssues, ...other.accessibilityIssues]).toEqual([]);
    await guest.leave();
    await other.leave();
  }, 600_000);

  test('is told that it is a test, and can leave it; a strike is told with whom it is aimed at', async () => {
    const { guest, stage } = await signedIn();
    const { page, inputDevice } = guest;
    const { play, catalogue } = TEXTS.en;
    expect(await seeMoment(stage, await author.testRun(BATTLE))).toBe('battle');
    await page.getByText(play.test.sign).waitFor();
    await page.getByText(/ strikes at Cindre!$/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: play.test.start }).waitFor();
    await page.getByText(play.test.sign).waitFor();
    await inputDevice.press(page.getByRole('link', { name: play.test.leave }));
    await page.getByRole('button', { name: catalogue.accountMenu }).waitFor();
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  }, 600_000);

  test.each([BATTLE, UPGRADE])(
    'plays %j in French on an English page, and nothing of it is English',
    async (moment) => {
      const { guest, stage } = await signedIn();
      const { page, inputDevice, origin } = guest;
      await page.goto(`${origin}${await author.testRun({ ...moment, language: 'fr' })}`);
      await inputDevice.press(page.getByRole('button', { name: TEXTS.en.play.test.start }));
      await page.locator('[data-screen="start"]').waitFor({ state: 'attached' });
      expect(await strayWords(guest, 'fr')).toEqual([]);
      await stage.goOn();
      expect(await stage.settle()).toBe('in_game');
      await guest.step(`french-${moment.moment}`);
      expect(await strayWords(guest, 'fr')).toEqual([]);
      expect(guest.accessibilityIssues).toEqual([]);
      await guest.leave();
    },
    600_000,
  );

  test('sees in an upgrade what was said and offered, after coming back too, and takes an offering back', async () => {
    const { guest, stage } = await signedIn();
    const { page, inputDevice, origin } = guest;
    const address = await author.testRun(UPGRADE);
    const enter = async () => {
      await page.goto(`${origin}${address}`);
      await inputDevice.press(page.getByRole('button', { name: TEXTS.en.play.test.start }));
      await page.locator('[data-screen="start"]').waitFor({ state: 'attached' });
      await stage.goOn();
      expect(await stage.settle()).toBe('in_game');
    };
    const say = async (words: string) => {
      await stage.type(words);
      expect(await stage.settle()).toBe('in_game');
    };
    const cindre = page.getByRole('button', { name: /^Cindre/ });
    const line = page.getByRole('radio', { name: /^A line/ });
    const fire = page.getByRole('group', { name: /Cindre/ }).getByRole('button');
    const shown = async () => [
      await cindre.getAttribute('aria-pressed'),
      await line.isChecked(),
      await fire.getAttribute('aria-pressed'),
    ];
    await enter();
    await say('On the line, with Cindre.');
    await until(async () => (await line.isChecked()) || undefined);
    expect(await shown()).toEqual(['true', true, 'false']);
    await inputDevice.press(fire);
    await say('With Cindre.');
    await enter();
    await guest.step('upgrade-remembered');
    expect(await shown()).toEqual(['true', true, 'true']);
    // Where a phone has least room: what is said stays in sight.
    await inputDevice.press(page.getByTestId('suggestions'));
    const list = page.getByRole('region', { name: TEXTS.en.play.suggestions });
    await list.waitFor();
    await guest.step('upgrade-suggestions');
    const [help, captions] = await Promise.all([list.boundingBox(), stage.captions.boundingBox()]);
    expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(captions?.y ?? 0);
    await inputDevice.press(fire);
    await say('With Cindre.');
    await enter();
    expect(await shown()).toEqual(['true', true, 'false']);
    await say('I bet two.');
    await page.locator('output').getByText('2', { exact: true }).waitFor();
    expect(guest.accessibilityIssues).toEqual([]);
    await guest.leave();
  }, 600_000);

  test('as a learner reads each line in the other language under it, marked as such, and hears it after it', async () => {
    const { guest, stage } = await signedIn();
    expect(await seeMoment(stage, await author.testRun(LESSON))).toBe('learning');
    const { sentences } = guest.frames;
    const lines = sentences.filter(({ hint_language }) => !hint_language);
    const again = sentences.filter(({ hint_language }) => hint_language === 'fr');
    const translations = lines.map(({ translation }) => translation);
    expect(again.map(({ text }) => text)).toEqual(expect.arrayContaining(translations));
    expect(again.every(({ size }) => size > 0)).toBe(true);
    // What is shown and announced at the end is a line, never what was only said again.
    const french = guest.page.locator('[lang="fr"]');
    const shown = stage.captions.locator('[aria-hidden]').locator(french);
    expect(await shown.allTextContents()).toEqual(translations.slice(-1));
    const announced = guest.page.getByTestId('caption-live').locator(french);
    expect(await announced.allTextContents()).toEqual(translations.slice(-1));
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  }, 600_000);
});
