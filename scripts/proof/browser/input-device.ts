import type { Locator, Page } from 'playwright-core';

/** How somebody works a page. */
export interface InputDevice {
  press(target: Locator): Promise<void>;
  write(target: Locator, words: string): Promise<void>;
}

export const pointer: InputDevice = {
  press: (target) => target.click(),
  write: (target, words) => target.fill(words),
};

/** Longer than any page's way round. */
const MOST_STEPS = 120;
/** Something may lie over the page meanwhile, which keeps the keyboard to itself: that the line is away, on a busy machine. */
const MOST_ROUNDS = 5;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await target.waitFor();
    if (await goRound(page, target)) return;
  }
  throw new Error(`the keyboard does not come to ${target}`);
}

async function goRound(page: Page, target: Locator): Promise<boolean> {
  const focused = target.and(page.locator(':focus'));
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await focused.count()) > 0) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Tab, Enter and letters; no pointer at all. */
export const keyboard: InputDevice = {
  press: async (target) => {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  write: async (target, words) => {
    await tabTo(target.page(), target);
    await target.page().keyboard.type(words);
  },
};
