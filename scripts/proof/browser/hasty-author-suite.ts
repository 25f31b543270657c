import { beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Account } from '../account.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import { DESKTOP, type Guest } from './guest.ts';
import { signIn } from './lobby.ts';
import { CONNECTION_CUT } from './page-errors.ts';
import type { Site } from './site.ts';
import { TEXTS } from './texts.ts';
import { WrittenStory } from './written-story.ts';

const { admin, adminForms, adminFields } = TEXTS.en;
const MOMENT = 'moments/the-question.yaml';
/** 130 letters. */
const SENTENCE =
  ' She says it all in one breath and never stops, since whoever stops is asked what she wants, and she does not know that today, no!';
/** More than a browser lets out of a page that goes. */
const LONG = ' and on'.repeat(12_000);

/** Somebody who types and is gone before anything of it is with the site. */
export function hastyAuthorSuite(site: () => Site): void {
  let account: Account;
  let story: WrittenStory;
  let guest: Guest;
  beforeAll(async () => {
    const team = await Author.of(site());
    account = await team.newcomer('hal');
    story = await WrittenStory.begin(account, { name: 'In Haste', slug: 'in-haste' });
    guest = await site().guest({ language: 'en', size: DESKTOP });
    await signIn(guest, account.email);
  }, 300_000);

  const goal = (): Locator =>
    guest.page.getByRole('textbox', {
      name: adminForms.textIn
        .replace('{{label}}', adminFields.label.goalText)
        .replace('{{language}}', adminForms.languages.en),
    });
  const saying = (kind: 'saved' | 'saving') => guest.page.getByText(admin.saving[kind], { exact: true });
  const open = async () => {
    await guest.page.goto(`${site().origin}${await story.momentPage('the-question')}`);
    await saying('saved').waitFor();
    await guest.page.locator('.cm-content').waitFor();
  };
  const typed = async (words: string) => {
    await goal().press('Control+End');
    await guest.page.keyboard.type(words);
  };
  const stands = (words: string) =>
    until(async () => (await goal().inputValue()).endsWith(words) || undefined);
  const kept = (words: string) => until(async () => (await story.text(MOMENT)).includes(words) || undefined);
  /** The page that comes next has it, and so has the site. */
  const isThere = async (words: string) => {
    await open();
    await stands(words);
    await kept(words.trim());
  };
  const nothingAmiss = () => expect(guest.pageErrors.except(...CONNECTION_CUT)).toEqual([]);

  test('closes, reloads or leaves the page right after the last key: all of it is there', async () => {
    await open();
    await typed(' Closed.');
    await guest.comeBack();
    await isThere(' Closed.');
    await typed(' Reloaded.');
    await guest.page.reload();
    await isThere(' Closed. Reloaded.');
    await typed(' Left.');
    await guest.page.goto('about:blank');
    await isThere(' Closed. Reloaded. Left.');
    // The next page of the same story takes the form away.
    await typed(' Gone on.');
    await guest.page.getByRole('link', { name: admin.rail.flow, exact: true }).dispatchEvent('click');
    await goal().waitFor({ state: 'detached' });
    await isThere(' Closed. Reloaded. Left. Gone on.');
    nothingAmiss();
  }, 600_000);

  test('is told from the first key on that it is not saved yet, and has it in the file before the last one', async () => {
    await open();
    await goal().press('Control+End');
    await guest.page.keyboard.type(SENTENCE.slice(0, 1));
    await saying('saving').waitFor();
    let isTyping = true;
    const typing = guest.page.keyboard.type(SENTENCE.slice(1), { delay: 60 }).then(() => {
      isTyping = false;
    });
    await guest.page.locator('.cm-content').getByText(SENTENCE.slice(1, 6)).first().waitFor();
    expect(isTyping).toBe(true);
    await typing;
    await guest.page.reload();
    await isThere(SENTENCE);
    nothingAmiss();
  }, 600_000);

  test('presses Ctrl+S right after the last key: what is said to be saved is with the site', async () => {
    await open();
    await typed(' Saved at once.');
    await guest.page.keyboard.press('Control+s');
    await guest.page.getByRole('status').getByText(admin.saving.now).waitFor({ state: 'attached' });
    expect(await story.text(MOMENT)).toContain('Saved at once.');
    nothingAmiss();
  }, 600_000);

  test('writes more than a page may send as it goes, or has no line then: it waits in the browser', async () => {
    await open();
    const before = await goal().inputValue();
    await goal().fill(`${before}${LONG}`);
    await guest.page.reload();
    await isThere(LONG);
    await goal().fill(before);
    await kept(before.trim());
    await saying('saved').waitFor();
    await guest.context.setOffline(true);
    await typed(' Far away.');
    await guest.comeBack();
    expect(await story.text(MOMENT)).not.toContain('Far away.');
    await guest.context.setOffline(false);
    await isThere(' Far away.');
    expect((await story.text(MOMENT)).split('Far away.')).toHaveLength(2);
    nothingAmiss();
  }, 600_000);
}
