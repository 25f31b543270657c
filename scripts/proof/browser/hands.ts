import type { Locator, Page } from 'playwright-core';

/** How somebody works a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, words: string): Promise<void>;
}

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, words) => target.fill(words),
};

/** Longer than any page's way round. */
const MOST_STEPS = 120;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${target}`);
}

/** Tab, Enter and letters; no pointer at all. */
export const keyboard: Hands = {
  press: async (target) => {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  write: async (target, words) => {
    await tabTo(target.page(), target);
    await target.page().keyboard.type(words);
  },
};
