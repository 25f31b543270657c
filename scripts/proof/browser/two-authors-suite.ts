import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Account } from '../account.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import { Desk } from './desk.ts';
import { DESKTOP, type Guest } from './guest.ts';
import { signIn } from './lobby.ts';
import { CONNECTION_CUT } from './page-errors.ts';
import type { Site } from './site.ts';
import { TEXTS } from './texts.ts';
import { WrittenStory } from './written-story.ts';

const { admin, adminForms, adminFields, common } = TEXTS.en;
const MOMENT = 'moments/the-question.yaml';
/** Of an edit that comes after one of the other, and is sent anew. */
const MOVED_ON = /Failed to load resource: .* 400 .*EditDraft/;
/** Of a story that is somebody's no longer. */
const NO_RIGHT = /Failed to load resource: .* 404 .*AuthoringService/;

const goal = ({ page }: Guest, language: 'en' | 'fr'): Locator =>
  page.getByRole('textbox', {
    name: adminForms.textIn
      .replace('{{label}}', adminFields.label.goalText)
      .replace('{{language}}', adminForms.languages[language]),
  });
/** Who it was is said by name. */
const CHANGED = adminForms.conflict.titleBy.replace('{{name}}', '');
const editorOf = ({ page }: Guest): Locator => page.locator('.cm-content');
const says = (guest: Guest, words: string) => editorOf(guest).getByText(words).first().waitFor();
/** The same value stands in a field of the form. */
const stands = (field: Locator, words: string) =>
  until(async () => (await field.inputValue()) === words || undefined);
const saved = (page: Page) => page.getByText(admin.saving.saved, { exact: true }).waitFor();

/**
 * Two authors of one story, each at a browser of their own: what both do at once, and what one does who is away.
 * @param awaySeconds for how long: longer than an access token of the site is good, as an hour is
 */
export function twoAuthorsSuite(site: () => Site, awaySeconds: number): void {
  let ada: Account;
  let ben: Account;
  let story: WrittenStory;
  let hers: Guest;
  let his: Guest;
  beforeAll(async () => {
    const team = await Author.of({ origin: site().origin, logFile: site().logFile });
    ada = await team.newcomer('ada');
    ben = await team.newcomer('ben');
    story = await WrittenStory.begin(ada, { name: 'Two Hands', slug: 'two-hands' });
    [hers, his] = await Promise.all([author(ada), author(ben)]);
    await share();
  }, 300_000);
  afterAll(async () => {
    await Promise.all([hers?.leave(), his?.leave()]);
  });

  async function author({ email }: Account): Promise<Guest> {
    const guest = await site().guest({ language: 'en', size: DESKTOP, inspected: true });
    await signIn(guest, email);
    return guest;
  }

  const open = async ({ page }: Guest) => {
    await page.goto(`${site().origin}${await story.momentPage('the-question')}`);
    await saved(page);
    await page.locator('.cm-content').waitFor();
  };
  const kept = (...words: readonly string[]) =>
    until(async () => {
      const text = await story.text(MOMENT);
      return words.every((each) => text.includes(each)) || undefined;
    });

  /** The owner says on the page of the story who else may change it. */
  async function share(): Promise<void> {
    const { page } = hers;
    await page.goto(`${site().origin}/admin/stories/${story.id}`);
    await page.getByLabel(admin.members.email).fill(ben.email);
    await page.getByRole('button', { name: admin.members.share, exact: true }).click();
    await page.getByText(admin.members.editor, { exact: true }).and(page.locator('span')).waitFor();
  }

  /** Nothing kept anybody out, or complained. */
  function nothingAmiss(...caused: readonly RegExp[]): void {
    for (const { accessibilityIssues, pageErrors } of [hers, his]) {
      expect(accessibilityIssues).toEqual([]);
      expect(pageErrors.except(MOVED_ON, ...caused)).toEqual([]);
    }
  }

  test('both see each other, type into one text and one form at once, and take back what is their own', async () => {
    await Promise.all([open(hers), open(his)]);
    for (const [guest, other] of [
      [hers, 'ben'],
      [his, 'ada'],
    ] as const) {
      const who = guest.page.getByRole('list', { name: admin.who });
      await who.getByText(new RegExp(`^${other}-.*the-question`)).waitFor({ state: 'attached' });
    }
    await hers.step('two-authors');

    // In one text, letter by letter.
    await new Desk(hers).end(/^silent: true/);
    await new Desk(his).end(/^defaultEmotion: normal 2/);
    await Promise.all([
      hers.page.keyboard.type(' # said by Ada', { delay: 30 }),
      his.page.keyboard.type(' # said by Ben', { delay: 30 }),
    ]);
    for (const guest of [hers, his]) {
      await says(guest, 'silent: true # said by Ada');
      await says(guest, 'defaultEmotion: normal 2 # said by Ben');
    }
    // In one form.
    await Promise.all([
      goal(hers, 'en').fill('Say what you want, Ada says.'),
      goal(his, 'fr').fill('Dites ce que vous voulez, dit Ben.'),
    ]);
    await stands(goal(hers, 'fr'), 'Dites ce que vous voulez, dit Ben.');
    await stands(goal(his, 'en'), 'Say what you want, Ada says.');
    await kept('# said by Ada', '# said by Ben', 'Ada says.', 'dit Ben.');

    // What she did last in this file, not what was done last.
    await hers.page.getByRole('button', { name: adminForms.undo }).click();
    await stands(goal(hers, 'en'), 'Say why you have come, and ask for the key.');
    await stands(goal(his, 'en'), 'Say why you have come, and ask for the key.');
    await stands(goal(his, 'fr'), 'Dites ce que vous voulez, dit Ben.');
    await editorOf(his).click();
    await his.page.keyboard.press('Control+z');
    await stands(goal(hers, 'fr'), 'Dites pourquoi vous venez, et demandez la clé.');
    await kept('# said by Ada', 'Say why you have come', 'Dites pourquoi');
    nothingAmiss();
  }, 600_000);

  test('both type in one field at once: all of it stands there once, and each takes back their own', async () => {
    await Promise.all([open(hers), open(his)]);
    await goal(hers, 'en').fill('The key.');
    await stands(goal(his, 'en'), 'The key.');
    const here = admin.besides.replace('{{name}}', '');
    await his.page
      .locator('textarea[lang="en"] + div')
      .getByText(`ada-`)
      .filter({ hasText: here })
      .waitFor({ state: 'attached' });
    await goal(hers, 'en').press('Control+Home');
    await goal(his, 'en').press('Control+End');
    await Promise.all([
      hers.page.keyboard.type('Ask her why she came, and then for ', { delay: 60 }),
      his.page.keyboard.type(' Then go, and do not look behind you', { delay: 60 }),
    ]);
    const both = 'Ask her why she came, and then for The key. Then go, and do not look behind you';
    for (const guest of [hers, his]) await stands(goal(guest, 'en'), both);
    await hers.step('one-field');
    // Each goes on where they stand.
    await Promise.all([hers.page.keyboard.type('all that: '), his.page.keyboard.type('!')]);
    const whole = `${both.replace('The key', 'all that: The key')}!`;
    for (const guest of [hers, his]) {
      await stands(goal(guest, 'en'), whole);
      expect(await guest.page.getByRole('alert').count()).toBe(0);
    }
    await kept(whole);
    await his.page.getByRole('button', { name: adminForms.undo }).click();
    for (const guest of [hers, his]) await stands(goal(guest, 'en'), whole.slice(0, -1));
    nothingAmiss();
  }, 600_000);

  test('a number that the other changed meanwhile shows both, and either is kept', async () => {
    await Promise.all([open(hers), open(his)]);
    const conflict = ({ page }: Guest) => page.getByRole('alert').filter({ hasText: CHANGED });
    const volume = ({ page }: Guest) =>
      page.getByRole('textbox', { name: adminFields.label.soundVolume, exact: true });
    await volume(hers).fill('2');
    await stands(volume(his), '2');
    await volume(his).fill('5');
    await conflict(hers).getByText('5', { exact: true }).waitFor();
    await conflict(hers).getByText(/^ben-/).waitFor();
    expect(await volume(hers).inputValue()).toBe('2');
    await hers.step('both-values');
    await hers.page.getByRole('button', { name: adminForms.conflict.keepMine }).click();
    await conflict(hers).waitFor({ state: 'detached' });
    await conflict(his).getByText('2', { exact: true }).waitFor();
    await conflict(his).getByText(/^ada-/).waitFor();
    await his.page.getByRole('button', { name: adminForms.conflict.takeTheirs }).click();
    await conflict(his).waitFor({ state: 'detached' });
    await stands(volume(his), '2');
    await kept('soundVolume: 2');
    nothingAmiss();
  }, 600_000);

  test('what is written without a line outlives the page, and arrives beside what the other wrote', async () => {
    await Promise.all([open(hers), open(his)]);
    await his.context.setOffline(true);
    await goal(his, 'fr').fill('Écrit sans ligne.');
    await his.page.getByText(/^Offline\. \d/).waitFor();
    await new Desk(his).end(/^place: hall/);
    await his.page.keyboard.type(' # written far away');
    await his.page.getByText(/^Offline\. [2-9]\d/).waitFor();
    await his.step('offline');
    await goal(hers, 'en').fill('Written meanwhile.');
    await kept('Written meanwhile.');
    await his.comeBack();
    expect(await story.text(MOMENT)).not.toContain('far away');
    await sleep(awaySeconds * 1_000);
    await his.context.setOffline(false);
    await open(his);
    await says(his, 'place: hall # written far away');
    await stands(goal(his, 'en'), 'Written meanwhile.');
    await stands(goal(hers, 'fr'), 'Écrit sans ligne.');
    await says(hers, '# written far away');
    await kept('Written meanwhile.', 'Écrit sans ligne.', '# written far away');
    nothingAmiss(...CONNECTION_CUT);
  }, 600_000);

  test('who loses the right to write in the middle of it keeps what was typed, and nothing else comes of it', async () => {
    await Promise.all([open(hers), open(his)]);
    const { page } = his;
    const before = 'Écrit de plein droit.';
    await goal(his, 'fr').fill(before);
    await kept(before);
    await saved(page);
    // What he types now is under way when she takes the right away.
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/EditDraft', async (route) => {
      await gate;
      await route.continue();
    });
    const sent = page.waitForRequest(/EditDraft/);
    await goal(his, 'fr').press('End');
    await goal(his, 'fr').pressSequentially(' Écrit trop tard.');
    await sent;
    await says(his, 'trop tard');
    await hers.page.goto(`${site().origin}/admin/stories/${story.id}`);
    await hers.page.getByRole('button', { name: admin.members.remove.replace('{{name}}', 'ben-') }).click();
    await hers.page.getByText(admin.members.none).waitFor();
    letGo();
    await page.getByRole('alert').getByText(admin.banner.locked).waitFor();
    await his.step('right-taken');
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await goal(his, 'fr').inputValue()).toBe(`${before} Écrit trop tard.`);
    expect(await goal(his, 'fr').getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: admin.publish.open }).waitFor({ state: 'detached' });
    const text = await story.text(MOMENT);
    expect([text.includes(before), text.includes('trop tard')]).toEqual([true, false]);
    // On another page there is no such story for him, and what he typed waits in this browser.
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(`${site().origin}/admin/stories/${story.id}`);
    await page.getByRole('alert').getByText(common.reasons.STORY_NOT_FOUND).waitFor();
    await share();
    await open(his);
    await kept('trop tard');
    nothingAmiss(NO_RIGHT, ...CONNECTION_CUT);
  }, 600_000);

  test('a story is given to nobody who is not there, and is an author’s once they take it over', async () => {
    const { shareStory, transferStory } = AuthoringService.method;
    const player = await Account.signUp(site().origin);
    await ada.token();
    for (const userId of [randomUUID(), await player.profileId()]) {
      const unknown = { code: 'not_found', message: expect.stringContaining('no such author') };
      const given = { storyId: story.id, userId };
      await expect(ada.api.call(shareStory, { ...given, role: 'reader' })).rejects.toMatchObject(unknown);
      await expect(ada.api.call(transferStory, given)).rejects.toMatchObject(unknown);
    }
    const { transfer, offers, mine, stories } = admin;
    const { page } = hers;
    await page.goto(`${site().origin}/admin/stories/${story.id}`);
    const section = page.getByRole('region', { name: transfer.title });
    await section.getByRole('button', { name: transfer.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(transfer.email).fill(ben.email);
    await hers.step('to-offer');
    await dialog.getByRole('button', { name: transfer.offer }).click();
    await section.getByText(ben.email).waitFor();
    await hers.step('offered');

    await his.page.goto(`${site().origin}/${await ben.profileId()}/browse`);
    await his.page.getByRole('heading', { name: mine.title }).waitFor();
    await his.page.getByText(offers.title).waitFor();
    await his.step('offered-to-him');
    await his.page.getByRole('button', { name: `${offers.accept} Two Hands` }).press('Enter');
    const said = his.page.getByText(offers.accepted.replace('{{name}}', 'Two Hands'));
    await said.and(his.page.locator(':focus')).waitFor();
    await his.step('taken-over');
    await his.page.getByRole('link', { name: `${stories.edit} Two Hands` }).click();
    await his.page.getByRole('region', { name: transfer.title }).waitFor();
    // She has no right to it any more.
    await page.goto(`${site().origin}/admin/stories/${story.id}`);
    await page.getByRole('alert').getByText(common.reasons.STORY_NOT_FOUND).waitFor();
    nothingAmiss(NO_RIGHT, ...CONNECTION_CUT);
  }, 600_000);
}
