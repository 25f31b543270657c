import { beforeAll, expect, test } from '@jest/globals';
import type { Account } from '../account.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { tooWide } from './fits.ts';
import { type Guest, PHONE } from './guest.ts';
import { signIn } from './lobby.ts';
import { StoryMaker } from './story-maker.ts';
import { TEXTS } from './texts.ts';
import { WrittenStory } from './written-story.ts';

const { admin, adminFields, adminFlow, adminForms, catalogue, play, common } = TEXTS.en;
const MOMENT = 'The Question';
const MENDED = 'Say why you have come, and ask for the old key.';

/** An author with a telephone. */
export function phoneAuthorSuite(site: () => EmbeddedSite): void {
  let account: Account;
  let story: WrittenStory;
  beforeAll(async () => {
    const team = await Author.of(site());
    account = await team.newcomer('mia');
    story = await WrittenStory.begin(account, { name: 'A Key for the Rain', slug: 'a-key-for-the-rain' });
  }, 120_000);

  /** A page that somebody has come to is seen from its beginning. */
  const atTop = ({ page }: Guest) =>
    until(async () => (await page.evaluate<number>('scrollY')) === 0 || undefined);

  /** All of the page is within its window. */
  async function look(guest: Guest, name: string): Promise<void> {
    await guest.step(name);
    expect(await tooWide(guest.page)).toEqual([]);
  }

  /** From the avatar to the pages of the story. */
  async function enter(guest: Guest): Promise<void> {
    const { page } = guest;
    await signIn(guest, account.email);
    await page.getByRole('button', { name: catalogue.accountMenu }).click();
    await page.getByRole('menuitem', { name: catalogue.myStories }).click();
    await page.getByText('A Key for the Rain', { exact: true }).first().waitFor();
    await look(guest, 'phone-my-stories');
    await page.getByRole('link', { name: `${admin.stories.edit} A Key for the Rain` }).click();
    await page.getByText(admin.saving.saved, { exact: true }).waitFor({ state: 'attached' });
    await look(guest, 'phone-general');
  }

  /** Tries the moment whose page is open: the stage opens in a tab of its own. */
  async function tries({ guest, press }: { guest: Guest; press: (name: string) => Promise<void> }) {
    const { page, context } = guest;
    await press(admin.test.title);
    await page.getByRole('dialog').waitFor();
    await look(guest, 'phone-test');
    const opening = context.waitForEvent('page');
    await press(admin.test.begin);
    const stage = await opening;
    await stage.getByText(play.test.sign).waitFor();
    await stage.close();
    await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  }

  test('reads a story, mends a line, tries its moment, and publishes it', async () => {
    const guest = await site().guest({ language: 'en', size: PHONE, inspected: true });
    const { page } = guest;
    const maker = new StoryMaker(guest);
    const press = (name: string) => maker.press(name);
    await enter(guest);
    await maker.drawMissing();
    await look(guest, 'phone-drawn');

    await maker.go('flow');
    await page.getByRole('treegrid').waitFor();
    await atTop(guest);
    await look(guest, 'phone-list');
    // On its row, beside its name.
    await page
      .getByRole('row', { name: new RegExp(`, ${MOMENT}`) })
      .getByRole('gridcell')
      .nth(1)
      .click();
    const sheet = page.getByRole('complementary', { name: MOMENT });
    await sheet.waitFor();
    await look(guest, 'phone-sheet');
    await sheet.getByRole('link', { name: adminFlow.open }).click();
    await page.getByRole('heading', { level: 1, name: MOMENT }).waitFor();
    await atTop(guest);
    await look(guest, 'phone-moment');
    const goal = adminForms.textIn
      .replace('{{label}}', adminFields.label.goalText)
      .replace('{{language}}', adminForms.languages.en);
    await page.getByRole('textbox', { name: goal }).fill(MENDED);
    await until(async () => (await story.text('moments/the-question.yaml')).includes(MENDED) || undefined);
    await press(adminForms.text);
    await page.locator('.cm-line').filter({ hasText: MENDED }).first().waitFor();
    await look(guest, 'phone-text');
    await press(adminForms.form);
    await tries({ guest, press });

    await press(admin.publish.open);
    await page.getByRole('dialog').waitFor();
    await look(guest, 'phone-publish');
    await press(admin.publish.go.replace('{{version}}', '1'));
    await page.getByRole('heading', { name: admin.publish.done.replace('{{version}}', '1') }).waitFor();
    await look(guest, 'phone-published');
    expect(await story.release(1)).toContain(MENDED);
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  }, 600_000);
}
