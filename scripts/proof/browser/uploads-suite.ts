import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { until } from '../until.ts';
import { Author } from './author.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { enrolInPage } from './enrol-in-page.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { signIn } from './lobby.ts';
import { MailVisit } from './mail-visit.ts';
import { TEXTS } from './texts.ts';
import { type MadeFile, madeFiles } from './uploads/made-files.ts';

const { admin, adminForms, adminMedia, catalogue } = TEXTS.en;

/** An author who brings files of every kind, good and bad. */
export function uploadsSuite(site: () => EmbeddedSite): void {
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) await guest.leave();
  });

  /** Somebody of the team, at the list of stories. */
  async function author(): Promise<MailVisit> {
    const { email } = await (await Author.of(site())).newcomer('una', 'team');
    const guest = await site().guest({ inspected: true, language: 'en', size: DESKTOP });
    guests.push(guest);
    const visit = new MailVisit(guest);
    await signIn(guest, email);
    await visit.press(catalogue.accountMenu);
    await guest.page.getByRole('menuitem', { name: catalogue.teamPage }).click();
    await enrolInPage(visit);
    await guest.page.getByRole('heading', { name: admin.stories.title }).waitFor();
    return visit;
  }

  async function newStory(visit: MailVisit): Promise<void> {
    const { page } = visit.guest;
    await visit.press(admin.stories.new);
    await page.getByLabel(admin.new.en).fill('The Rain');
    await page.getByLabel(admin.new.fr).fill('La pluie');
    await visit.press(admin.new.create);
    await page.getByRole('heading', { name: adminMedia.sections.story }).waitFor();
  }

  /** What is said of a file in a slot, once it was brought there. */
  async function bring(slot: Locator, file: MadeFile): Promise<string> {
    const input = slot.locator('input[type=file]');
    await input.setInputFiles({ ...file });
    const said = slot.locator('[role=status]:not(:empty), [role=alert]');
    await said.waitFor();
    return (await said.textContent()) ?? '';
  }

  /** A cover that the site does not keep any more, at an open story: it is not published before another one is there. */
  async function publishesWhatIsThere({ guest }: MailVisit, another: MadeFile): Promise<void> {
    const { page } = guest;
    const cover = page.getByRole('group', { name: 'Cover, English', exact: true });
    const source = (await cover.getByRole('img').getAttribute('src')) ?? '';
    takeAway(new URL(source, guest.origin).searchParams.get('v') ?? '');
    const publish = async () => {
      await page.getByRole('button', { name: admin.publish.open, exact: true }).click();
      const go = admin.publish.go.replace('{{version}}', '1');
      await page.getByRole('dialog').getByRole('button', { name: go, exact: true }).click();
    };
    await publish();
    const refused = page.getByRole('alert').filter({ hasText: admin.reasons.STORY_HAS_ERRORS });
    await refused.getByText(/FS511 story\.yaml:\d+:\d+ name\.en: The file media\/cover\.en\.jpg /).waitFor();
    await guest.step('76-not-published');
    await page.getByRole('button', { name: admin.publish.notYet, exact: true }).click();
    await cover.getByText(adminMedia.problems.FS511).waitFor();
    await guest.step('77-told-at-its-place');
    await bring(cover, another);
    await cover.getByText(adminMedia.problems.FS511).waitFor({ state: 'detached' });
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    await publish();
    await page.getByRole('heading', { name: admin.publish.done.replace('{{version}}', '1') }).waitFor();
  }

  /** From the site's own folder. @param digits of the content's hash, as many as its address has */
  function takeAway(digits: string): void {
    expect(digits).toHaveLength(32);
    const folder = join(dirname(site().stage.logFile), 'data/media/blobs', digits.slice(0, 2));
    const kept = readdirSync(folder).filter((name) => name.startsWith(digits));
    expect(kept).toHaveLength(2);
    for (const name of kept) rmSync(join(folder, name));
  }

  test('brings a photo, a PNG, a broken JPEG, a drawing with a script, a video and a sound, and draws the rest', async () => {
    const files = await madeFiles();
    expect(files.photo.buffer.length / 1024 / 1024).toBeGreaterThan(10);
    const visit = await author();
    const { guest } = visit;
    const { page } = guest;
    await newStory(visit);
    const story = page.url();
    const slot = (name: string) => page.getByRole('group', { name, exact: true });
    const errors = page
      .getByRole('region', { name: admin.problems.title })
      .getByRole('listitem')
      .filter({ hasText: admin.problems.error });
    const go = async (rail: string, name: string) => {
      await page.getByRole('link', { name: rail, exact: true }).click();
      await page
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
    };

    await slot('Cover, English').getByText(adminMedia.problems.FS501).waitFor();
    expect(await bring(slot('Title, English'), files.script)).toBe(
      `${adminMedia.reasons.DRAWING_REFUSED} Found in it: <script>`,
    );
    expect(await bring(slot('Cover, English'), files.broken)).toBe(adminMedia.reasons.BROKEN_PICTURE);
    expect(await bring(slot('Cover, French'), files.video)).toBe(
      'This is MP4. Wanted here: a picture (JPEG, PNG or WebP).',
    );
    await guest.step('70-refused');
    // Upright: what was wide is high.
    expect(await bring(slot('Cover, English'), files.photo)).toMatch(
      /^Taken: JPEG, 3024 × 4032, [\d.]+ MiB\. It was written anew: upright/,
    );
    await slot('Cover, English').getByRole('img').waitFor();
    await slot('Cover, English').getByRole('button', { name: /^Crop/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(adminMedia.cropping.width).fill('2000');
    await guest.step('71-crop');
    await dialog.getByRole('button', { name: adminMedia.cropping.go, exact: true }).click();
    await slot('Cover, English')
      .getByText(/^Taken: JPEG, 2000 × 1500/)
      .waitFor();
    await slot('Cover, English').getByText(adminMedia.problems.FS501).waitFor({ state: 'detached' });

    const draw = page.getByRole('button', { name: /^Draw what is missing/ });
    await draw.click();
    await page.getByText(/placeholders are drawn/).waitFor();
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    await slot('Title, French').getByText(adminMedia.problems.FS510).waitFor();
    await until(async () => ((await errors.count()) === 0 ? true : undefined));
    await guest.step('72-drawn');

    await go(admin.rail.places, 'Hall');
    expect(await bring(slot(adminMedia.labels.place), files.png)).toMatch(/^Taken: PNG, 640 × 400, /);
    await slot(adminMedia.labels.place).getByText(adminMedia.problems.FS510).waitFor({ state: 'detached' });
    await guest.step('73-place');
    await go(admin.rail.characters, 'Robin');
    const happiness = adminMedia.labels.video.replace('{{emotion}}', adminForms.emotions.happiness);
    expect(await bring(slot(happiness), files.video)).toMatch(/^Taken: MP4, \d+ × \d+, 0:\d\d, /);
    await page.getByRole('button', { name: adminForms.emotions.anger, exact: true }).click();
    await page.getByRole('img', { name: adminForms.emotions.anger, exact: true }).waitFor();
    await guest.step('74-character');
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    await page.goto(`${story}/flow`);
    await page
      .getByRole('link', { name: /The Door/ })
      .or(page.getByText('The Door'))
      .first()
      .waitFor();
    await page.goto(`${story}/flow/moment/the-door`);
    await page.getByText(adminMedia.silent).waitFor();
    await page.goto(story);
    expect(await bring(slot(adminMedia.labels.intro), files.sound)).toMatch(
      /^Taken: MP3, 10:00, 9\.1 MiB\.$/,
    );

    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    await page.reload();
    await slot('Cover, English').getByRole('img').waitFor();
    await page.setViewportSize(PHONE);
    await page.getByRole('heading', { name: adminMedia.sections.story }).scrollIntoViewIfNeeded();
    await guest.step('75-phone');
    await page.setViewportSize(DESKTOP);
    await publishesWhatIsThere(visit, files.photo);
    for (const one of guests) {
      expect(one.accessibilityIssues).toEqual([]);
      expect(one.pageErrors.except(/status of 400 .*(ConfirmFactor|media\/blob|PublishDraft)/)).toEqual([]);
    }
  }, 600_000);
}
