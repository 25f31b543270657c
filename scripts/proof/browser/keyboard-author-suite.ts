import { beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Account } from '../account.ts';
import { until } from '../until.ts';
import { Author } from './author.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest } from './guest.ts';
import { keyboard } from './input-device.ts';
import { signIn } from './lobby.ts';
import { TEXTS } from './texts.ts';
import { WrittenStory } from './written-story.ts';

const { admin, adminFields, adminFlow, adminForms, catalogue } = TEXTS.en;
/** What the console says of a story that cannot be tried or published yet. */
const REFUSED = /Failed to load resource: .* 400 .*(CreateTestRelease|PublishDraft)/;

const REMEMBER_FOCUS = 'void (globalThis.focusedBefore = document.activeElement)';
const HAS_MOVED = 'globalThis.focusedBefore !== document.activeElement';

/** Somebody who writes stories without a pointer. */
class KeyboardAuthor {
  constructor(readonly guest: Guest) {}

  get page() {
    return this.guest.page;
  }

  /** What cannot be pressed yet is passed by. */
  async button(name: string, within: Locator = this.page.locator('body')): Promise<void> {
    const button = within.getByRole('button', { name, exact: true });
    await until(async () => (await button.isEnabled()) || undefined);
    await keyboard.press(button);
  }

  link(name: string): Promise<void> {
    return keyboard.press(this.page.getByRole('link', { name, exact: true }));
  }

  async write(label: string, words: string): Promise<void> {
    await keyboard.write(this.page.getByRole('textbox', { name: label, exact: true }), words);
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses a key until the focus is there. It comes a moment after the key, and is waited for, or it would be passed. */
  async until(target: Locator, key: string): Promise<void> {
    await target.waitFor();
    while ((await this.focused(target).count()) === 0) {
      await this.page.evaluate(REMEMBER_FOCUS);
      await this.page.keyboard.press(key);
      await until(async () => (await this.page.evaluate<boolean>(HAS_MOVED)) || undefined);
    }
  }

  focused(target: Locator): Locator {
    return target.and(this.page.locator(':focus'));
  }

  /** Chooses among a few words that a control has, by arrows. */
  async choose(control: Locator, value: string): Promise<void> {
    await keyboard.write(control, '');
    while ((await control.inputValue()) !== value) await this.page.keyboard.press('ArrowDown');
  }

  /** In the dialog that is open: the type by arrows, the name, Enter. */
  async make(type: keyof typeof adminFlow.types, name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    const wanted = dialog.getByRole('radio', { name: adminFlow.types[type], exact: true });
    await keyboard.write(dialog.getByRole('radio', { checked: true }), '');
    await this.until(wanted, 'ArrowDown');
    await keyboard.write(dialog.getByRole('textbox', { name: adminFlow.new.name }), name);
    await this.keys('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  /** A moment in the graph has the focus. */
  async at(name: string): Promise<void> {
    await this.page.locator('[data-moment]:focus').filter({ hasText: name }).waitFor();
    await this.page.locator('article[data-stop=true]').filter({ hasText: name }).waitFor();
  }

  /** A text of the form that is open, in both languages. */
  async say(label: string, { en, fr }: { en: string; fr: string }): Promise<void> {
    for (const [language, words] of Object.entries({ en, fr }) as ['en' | 'fr', string][]) {
      const name = adminForms.textIn
        .replace('{{label}}', label)
        .replace('{{language}}', adminForms.languages[language]);
      await this.write(name, words);
    }
  }
}

/** An author without a pointer. */
export function keyboardAuthorSuite(site: () => EmbeddedSite): void {
  let account: Account;
  beforeAll(async () => {
    const team = await Author.of(site());
    account = await team.newcomer('kay');
  }, 120_000);

  /** From the avatar to a story with nothing in it, of which this is the page. */
  async function begin(author: KeyboardAuthor): Promise<void> {
    const { page } = author;
    await author.button(catalogue.accountMenu);
    await author.until(page.getByRole('menuitem', { name: catalogue.myStories }), 'ArrowDown');
    await author.keys('Enter');
    await author.button(admin.stories.new);
    await author.write(admin.new.en, 'By Keys Alone');
    await author.write(admin.new.fr, 'Rien que des touches');
    await keyboard.write(page.getByRole('radio', { checked: true }), '');
    await author.until(page.getByRole('radio', { name: admin.new.empty }), 'ArrowDown');
    await author.keys('Enter');
    await page.getByText(admin.saving.saved, { exact: true }).waitFor();
  }

  /** A place or a character, by its names. */
  async function thing(author: KeyboardAuthor, kind: 'place' | 'character', name: string): Promise<void> {
    const { page } = author;
    await author.link(admin.rail[`${kind}s`]);
    await author.button(adminForms.cast.new[kind]);
    await author.write(adminForms.cast.nameEn, name);
    await author.write(adminForms.cast.nameFr, name);
    await author.keys('Enter');
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }

  test('begins a story, makes moments and ways, writes them, tries it and is told what publishing lacks', async () => {
    const guest = await site().guest({
      ...{ language: 'en', size: DESKTOP, inputDevice: keyboard, inspected: true },
    });
    const { page } = guest;
    const author = new KeyboardAuthor(guest);
    await signIn(guest, account.email);
    await begin(author);
    const storyId = /stories\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    const story = WrittenStory.of(account, storyId);
    await thing(author, 'place', 'Cellar');
    await thing(author, 'character', 'Mole');
    await thing(author, 'character', 'Owl');

    await author.link(admin.rail.flow);
    await author.button(adminFlow.empty.make);
    await author.make('dialogue', 'The Hatch');
    await author.at('The Hatch');
    await author.keys('n');
    await author.make('crossroad', 'Two Stairs');
    await author.at('Two Stairs');
    await author.keys('n');
    await author.make('epilogue', 'Daylight');
    await author.at('Daylight');
    await guest.step('keys-graph');

    // The list says the same, and does the same.
    await author.keys('l');
    const list = page.getByRole('treegrid');
    const row = (slug: string) => list.locator(`[data-row="${slug}"]`);
    await author.focused(row('daylight')).waitFor();
    await author.until(row('two-stairs'), 'ArrowUp');
    await author.keys('n');
    await author.make('dead_end', 'A Wall');
    await author.focused(row('a-wall')).waitFor();
    await author.until(row('the-hatch'), 'ArrowUp');
    await author.keys('c');
    const dialog = page.getByRole('dialog');
    await author.choose(dialog.getByRole('combobox'), 'daylight');
    await author.button(adminFlow.connect.make, dialog);
    await dialog.waitFor({ state: 'detached' });
    await author.focused(row('the-hatch')).waitFor();
    await author.keys('ArrowRight');
    await list.locator('[aria-level="2"]').filter({ hasText: 'Daylight' }).waitFor();
    await guest.step('keys-list');
    await author.until(row('a-wall'), 'ArrowDown');
    await author.keys('Delete');
    await author.button(adminFlow.removal.confirm, dialog);
    await row('a-wall').waitFor({ state: 'detached' });
    await author.focused(row('two-stairs')).waitFor();

    // Its form: what is said, and who says it.
    await author.until(row('the-hatch'), 'ArrowUp');
    await author.keys('Enter');
    await author.say(adminFields.label.goalText, {
      en: 'Ask who digs here.',
      fr: 'Demandez qui creuse ici.',
    });
    await guest.step('keys-moment');
    const says = (...wanted: readonly string[]) =>
      until(async () => {
        const text = await story.text('moments/the-hatch.yaml');
        return wanted.every((words) => text.includes(words)) || undefined;
      });
    await says('en: Ask who digs here.\n', 'fr: Demandez qui creuse ici.\n', 'place: cellar', 'to: daylight');
    // Letters narrow the names, arrows walk them, and Escape leaves them.
    const who = page.getByRole('combobox', { name: adminFields.label.character, exact: true });
    await keyboard.write(who, 'ow');
    await author.keys('Enter');
    await says('character: owl');
    await author.keys('ArrowDown', 'ArrowUp', 'Enter');
    await says('character: mole');
    await author.keys('ArrowDown', 'ArrowDown', 'Escape');
    expect(await who.inputValue()).toBe('mole');

    await author.button(admin.test.title);
    await author.button(admin.test.begin, dialog);
    await dialog.getByText(admin.reasons.STORY_UNREADABLE).waitFor();
    await guest.step('keys-test');
    await author.keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: admin.test.title, exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await author.button(admin.publish.open);
    await dialog.getByText('media/cover.en.jpg').waitFor();
    await author.button(admin.publish.go.replace('{{version}}', '1'), dialog);
    await dialog.getByText(admin.reasons.STORY_HAS_ERRORS).waitFor();
    await guest.step('keys-publish');
    await author.button(admin.publish.notYet, dialog);
    await dialog.waitFor({ state: 'detached' });

    await author.keys('Control+k');
    await keyboard.write(dialog.getByRole('combobox', { name: admin.find.label }), 'qui creuse');
    await dialog.getByRole('option', { name: /Demandez qui creuse ici/ }).waitFor();
    await guest.step('keys-find');
    await author.keys('Enter');
    await page.waitForURL(/\/text\/moments\/the-hatch\.yaml/);
    await page.locator('.cm-content').waitFor();
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except(REFUSED, /a test could not be begun/)).toEqual([]);
    await guest.leave();
  }, 600_000);
}
