import type { Page } from 'playwright-core';

/** What is wider than the window, so that the page would have to be moved sideways: an element a line, and by how much. */
const TOO_WIDE = `(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > width + 1)
    .map((one) => one.tagName + '.' + one.className + ' ' + Math.round(one.getBoundingClientRect().right - width));
})()`;

/** What makes a page wider than its window; nothing where all of it fits. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(TOO_WIDE);
}
