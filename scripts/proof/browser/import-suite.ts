import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { exportZip } from '@fabula/web/features/admin/zip/exportZip';
import { importZip } from '@fabula/web/features/admin/zip/importZip';
import { afterEach, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Account } from '../account.ts';
import { STORY_FOLDER } from '../story.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { inPage } from './in-page.ts';
import { signIn } from './lobby.ts';
import { MailVisit } from './mail-visit.ts';
import { TEXTS } from './texts.ts';

const { admin, catalogue, common } = TEXTS.en;
const SLUG = 'put-out-the-light-again';
const MOMENT = 'The Keeper';
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** What an mp3's own head says of its length is a frame or two off what a browser plays. */
const FRAMES_S = 0.2;

/** How wide a picture is that the page shows; 0 where it shows none. */
function widthOf(page: Page, address: string): Promise<number> {
  return page.evaluate<number>(`new Promise((end) => {
    const one = new Image();
    one.onload = () => end(one.naturalWidth);
    one.onerror = () => end(0);
    one.src = ${JSON.stringify(address)};
  })`);
}

/** The folder of a story that is shipped, as an archive. */
async function shipped() {
  const { slug, texts, media } = await readFolder(STORY_FOLDER);
  const files = [...media.keys()].map((path): [string, Uint8Array] => [
    `media/${path}`,
    new Uint8Array(readFileSync(join(STORY_FOLDER, 'media', path))),
  ]);
  return Buffer.from(exportZip({ slug, texts, media: files }));
}

/** An author who brings a story as a zip. */
export function importSuite(site: () => EmbeddedSite): void {
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) await guest.leave();
  });

  /** An author of the site, in a browser, among their own stories. */
  async function author(): Promise<Guest> {
    const { origin } = site();
    const email = `${randomUUID()}@players.example`;
    const path = await (await Author.of(site())).invite(email);
    const inviteToken = new URL(path, origin).searchParams.get('invite_token') ?? '';
    await Account.signUp(origin, { email, inviteToken });
    const guest = await site().guest({ language: 'en', size: DESKTOP, inspected: true });
    guests.push(guest);
    await guest.context.addInitScript({ path: inPage('heard-audio') });
    await signIn(guest, email);
    await guest.page.getByRole('button', { name: catalogue.accountMenu }).click();
    await guest.page.getByRole('menuitem', { name: catalogue.myStories }).click();
    await guest.page.getByRole('heading', { name: admin.mine.title }).waitFor();
    return guest;
  }

  /** The same step on a telephone besides. */
  async function step(guest: Guest, name: string, shown?: Locator): Promise<void> {
    for (const size of [PHONE, DESKTOP]) {
      await guest.page.setViewportSize(size);
      await shown?.scrollIntoViewIfNeeded();
      await guest.step(`${name}-${size.width}`);
    }
  }

  async function imported(guest: Guest, zip: Buffer): Promise<void> {
    const { page } = guest;
    const visit = new MailVisit(guest);
    await visit.press(admin.stories.import);
    const file = { name: 'story.zip', mimeType: 'application/zip', buffer: zip };
    await page.getByLabel(admin.zip.file).setInputFiles(file);
    await page.getByLabel(admin.new.slug).fill(SLUG);
    await visit.press(admin.zip.begin);
    // A story with these ids is shipped.
    await visit.button(admin.zip.beginNewIds).waitFor();
    await step(guest, '70-import');
    await visit.press(admin.zip.beginNewIds);
    const alert = page.getByRole('dialog').getByRole('alert');
    await visit.button(admin.zip.open).or(alert).waitFor();
    expect(await alert.allTextContents()).toEqual([]);
    await step(guest, '71-imported');
    for (const title of [admin.zip.notTaken, admin.zip.remade, admin.zip.leftOut])
      expect(await page.getByRole('region', { name: title }).count()).toBe(0);
    const opening = page.waitForResponse(/AuthoringService\/GetDraft/);
    await visit.press(admin.zip.open);
    const { files } = (await (await opening).json()) as { files: { path: string; v?: string }[] };
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
    const v = files.find(({ path }) => path === 'media/cover.en.jpg')?.v ?? '';
    const [storyId = ''] = new URL(page.url()).pathname.match(UUID) ?? [];
    expect(await widthOf(page, `/media/image/${storyId}/cover.en.jpg?v=${v}`)).toBeGreaterThan(0);
  }

  /** Hears the first line of a moment, and answers how long it was, as the site says and as the page played it. */
  async function heard(guest: Guest) {
    const { page } = guest;
    await page.getByRole('link', { name: admin.rail.flow, exact: true }).click();
    await page.getByText(MOMENT).first().waitFor();
    await page.goto(`${page.url().replace(/\?.*$/, '')}/moment/the-keeper`);
    const listen = page.getByRole('button', { name: /^Listen: .*1, English$/ }).first();
    await listen.waitFor();
    const answer = page.waitForResponse(/SpeechService\/PreviewVoice/);
    await listen.click();
    const preview = (await (await answer).json()) as { durationMs: number; mp3: string; quality: string };
    await page.getByRole('button', { name: /^Stop: .*1, English$/ }).waitFor();
    await step(guest, '72-listen', page.locator('[data-emotion]').first());
    const seconds = await until(() => page.evaluate<number | undefined>('window.fabulaHeard[0]'));
    await listen.waitFor();
    return { preview, seconds };
  }

  async function downloaded({ page }: Guest) {
    await page.getByRole('link', { name: admin.rail.general, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: admin.zip.export, exact: true }).click();
    const file = await download;
    await page.getByText(admin.zip.done).waitFor();
    return importZip(new Uint8Array(readFileSync(await file.path())));
  }

  test('brings a story with its media, hears a line of it, and gets it out again as it came', async () => {
    const zip = await shipped();
    const guest = await author();
    const { page } = guest;
    const visit = new MailVisit(guest);
    await imported(guest, zip);

    await visit.press(admin.publish.open);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: admin.publish.go.replace('{{version}}', '1') }).waitFor();
    await dialog.getByText(admin.publish.errors, { exact: true }).waitFor();
    await visit.press(admin.publish.go.replace('{{version}}', '1'));
    await page.getByRole('heading', { name: admin.publish.done.replace('{{version}}', '1') }).waitFor();
    await dialog.getByRole('button', { name: common.close }).first().click();

    const { preview, seconds } = await heard(guest);
    expect(preview.quality).not.toBe('silence');
    expect(Math.abs(seconds - preview.durationMs / 1000)).toBeLessThan(FRAMES_S);

    const [before, after] = [importZip(new Uint8Array(zip)), await downloaded(guest)];
    expect([...after.media.keys()].sort()).toEqual([...before.media.keys()].sort());
    for (const [path, bytes] of before.media)
      expect([path, Buffer.compare(after.media.get(path) ?? new Uint8Array(), bytes)]).toEqual([path, 0]);
    const plain = (texts: ReadonlyMap<string, string>) =>
      [...texts].map(([path, text]) => [path, text.replaceAll(UUID, 'id')]).sort();
    expect(plain(after.texts)).toEqual(plain(before.texts));

    await page.getByRole('link', { name: admin.rail.help, exact: true }).click();
    await page.getByRole('heading', { name: admin.help.title }).waitFor();
    await step(guest, '73-help');
    expect(guest.accessibilityIssues).toEqual([]);
    // That the id is taken is an answer of its own.
    expect(guest.pageErrors.except(/status of 409 .*CreateStory/)).toEqual([]);
  }, 600_000);
}
