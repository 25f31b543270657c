import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Account } from '../account.ts';
import { idOf, STORY_ID } from '../story.ts';
import { until } from '../until.ts';
import { closeAndOpen } from './closing-visit.ts';
import { Desk } from './desk.ts';
import { embeddedSite } from './embedded-site.ts';
import { enrolInPage } from './enrol-in-page.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { signIn } from './lobby.ts';
import { MailVisit } from './mail-visit.ts';
import { TEXTS } from './texts.ts';

const INVITE = /invite_token=([\w-]+)/;
const NAME = 'Put Out the Light';
const MOMENT = 'The Door';
const LINE = 'On the worst night of the year';
const MENDED = 'On the very worst night of the year';
const { admin, common, catalogue } = TEXTS.en;

describe('a member of the team', () => {
  const site = embeddedSite('authoring');
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) await guest.leave();
  });

  async function welcome(options: Parameters<ReturnType<typeof site>['guest']>[0]): Promise<Guest> {
    const guest = await site().guest({ inspected: true, ...options });
    guests.push(guest);
    return guest;
  }

  /** What a visitor reads of the story. */
  async function readsOf(text: string): Promise<void> {
    const visitor = await welcome({ language: 'en', size: PHONE });
    const { page, inputDevice } = visitor;
    await until(async () => {
      await page.goto(site().origin);
      await inputDevice.press(page.locator('[data-story="put-out-the-light"]').first());
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: catalogue.launch }).waitFor();
      return (await sheet.getByText(text).count()) > 0 || undefined;
    });
  }

  /** Begins a test of the draft at a moment, from its page: the stage opens in a tab of its own. */
  async function tries(guest: Guest, visit: MailVisit): Promise<void> {
    const { page, context } = guest;
    await page.getByRole('link', { name: admin.rail.flow, exact: true }).click();
    await page.getByText(MOMENT).first().waitFor();
    await guest.step('66-flow');
    const moment = idOf('put-out-the-light', 'the-keeper');
    await page.goto(`${site().origin}/admin/stories/${STORY_ID}/flow/moment/${moment}`);
    await page.getByRole('textbox', { name: 'EN' }).first().waitFor();
    await guest.step('67-moment');
    await visit.press(admin.test.title);
    await page.getByRole('dialog').waitFor();
    await guest.step('68-test');
    const opening = context.waitForEvent('page');
    await visit.press(admin.test.begin);
    const stage = await opening;
    await stage.getByText(TEXTS.en.play.test.sign).waitFor();
    await stage.close();
    await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  }

  /** The same on a telephone. */
  async function tour(guest: Guest): Promise<void> {
    const { page } = guest;
    await page.setViewportSize(PHONE);
    for (const part of [
      '',
      `/stories/${STORY_ID}`,
      `/stories/${STORY_ID}/flow`,
      `/stories/${STORY_ID}/history`,
    ]) {
      await page.goto(`${site().origin}/admin${part}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await guest.step(`65-phone${part.replace(`/stories/${STORY_ID}`, '-story').replace('/', '-')}`);
    }
  }

  test('adopts a story of a folder, mends a line of it, publishes that, and takes it back', async () => {
    const { origin, logFile } = site().stage;
    const inviteToken = await until(() => INVITE.exec(readFileSync(logFile, 'utf8'))?.[1]);
    const { email } = await Account.signUp(origin, { inviteToken });
    const guest = await welcome({ language: 'en', size: DESKTOP });
    const visit = new MailVisit(guest);
    const { page } = guest;
    const desk = new Desk(guest);
    await signIn(guest, email);
    await visit.press(catalogue.accountMenu);
    await page.getByRole('menuitem', { name: catalogue.teamPage }).click();
    await enrolInPage(visit);
    await page.getByRole('heading', { name: admin.stories.title }).waitFor();
    await page.getByRole('link', { name: NAME, exact: true }).waitFor();
    await guest.step('60-stories');

    await visit.press(`${admin.folder.adopt} ${NAME}`);
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    await desk.untilChecked();
    await guest.step('61-general');
    await desk.end(/^rating: /);
    await page.keyboard.type('x');
    await desk.errors.first().waitFor();
    await guest.step('62-a-problem');
    await page.keyboard.press('Backspace');
    await desk.errors.first().waitFor({ state: 'detached' });
    await desk.untilChecked();
    await desk.replace(LINE, MENDED);
    await page.keyboard.press('Control+s');
    await page.getByText(admin.saving.now).waitFor({ state: 'attached' });

    await visit.press(admin.publish.open);
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(admin.publish.note).fill('It was the very worst.');
    await guest.step('63-publish');
    await visit.press(admin.publish.go.replace('{{version}}', '2'));
    await page.getByRole('heading', { name: admin.publish.done.replace('{{version}}', '2') }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: common.close }).first().click();
    await readsOf(MENDED);

    await tries(guest, visit);
    await page.goto(`${origin}/admin/stories/${STORY_ID}`);
    await page.getByRole('link', { name: admin.history.open }).click();
    await visit.button(`${admin.history.restore} story.yaml`).waitFor();
    await page.getByRole('region', { name: 'story.yaml' }).getByText(MENDED).waitFor();
    await guest.step('64-history');
    await page.goto(`${origin}/admin/stories/${STORY_ID}`);
    const old = admin.releases.version.replace('{{version}}', '1');
    await visit.press(`${admin.releases.again} ${old}`);
    await page.getByRole('dialog').getByRole('button', { name: admin.releases.again }).click();
    await page.getByText(admin.releases.version.replace('{{version}}', '3'), { exact: true }).waitFor();
    await readsOf(LINE);
    // The draft keeps what was mended.
    await page.getByText(MENDED).first().waitFor();
    await closeAndOpen({ site: site(), member: guest, welcome });
    await tour(guest);
    for (const one of guests) {
      expect(one.accessibilityIssues).toEqual([]);
      expect(one.pageErrors.except(/status of 400 .*ConfirmFactor/)).toEqual([]);
    }
  }, 600_000);
});
