import type { Locator } from 'playwright-core';
import type { Guest } from './guest.ts';
import { TEXTS } from './texts.ts';

/** The text of a story, open on the page of somebody who writes it. */
export class Desk {
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  get #page() {
    return this.#guest.page;
  }

  get #texts() {
    return TEXTS[this.#guest.language].admin;
  }

  /** What is to mend, as the page lists it. */
  get problems(): Locator {
    return this.#page.getByRole('region', { name: this.#texts.problems.title });
  }

  /** Those of them that keep the story from being published. */
  get errors(): Locator {
    return this.problems.getByRole('listitem').filter({ hasText: this.#texts.problems.error });
  }

  /** All that is written was looked at. */
  async untilChecked(): Promise<void> {
    const { checking } = this.#texts.problems;
    await this.problems.getByRole('status').filter({ hasNotText: checking }).waitFor();
  }

  /** Puts the cursor at the end of the first line like this one. */
  async end(line: RegExp): Promise<void> {
    await this.#page.locator('.cm-line').filter({ hasText: line }).first().click();
    await this.#page.keyboard.press('End');
  }

  /** Selects words in the text, by the editor's own search, and writes others in their place. */
  async replace(words: string, others: string): Promise<void> {
    const { page } = this.#guest;
    await this.#page.locator('.cm-content').click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.type(others);
  }
}
