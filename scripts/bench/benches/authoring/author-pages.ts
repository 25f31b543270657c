import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../../proof/browser/chromium.ts';
import { DESKTOP, Guest } from '../../../proof/browser/guest.ts';
import { signIn } from '../../../proof/browser/lobby.ts';
import { until } from '../../../proof/until.ts';
import type { Context } from '../../context.ts';
import { dragOne, farFrom, nearTo, pan } from './graph-moves.ts';
import { longest, p95, seenOn, type Watched, watchIn } from './page-watch.ts';
import type { RichSite } from './rich-site.ts';

/** Of one thing that is done on a page. Milliseconds. */
export interface Frames {
  readonly p95: number;
  readonly longestTaskMs: number;
}

export interface AuthorPages {
  /** From the address to the first moment that can be seen: nothing of the story is in the browser yet. */
  readonly openMs: number;
  readonly openTaskMs: number;
  readonly frames: Readonly<Record<'panFar' | 'panNear' | 'drag', Frames>>;
  readonly form: Typed;
  readonly text: Typed;
  /** The whole of the story, for the first time. */
  readonly firstCheckMs: number;
}

/** Somebody types, with a pause after each word in which the page takes in what was typed. */
export interface Typed {
  readonly keyP95Ms: number;
  readonly longestTaskMs: number;
  /** The median of what files say by themselves, after each word; */
  readonly readingMs: number;
  /** of what the whole comes to, after the last. */
  readonly wholeMs: number;
}

const WORDS = 8;
const LETTERS = 'abcdefgh';
const LETTER_MS = 90;
/** Longer than what a form waits before it writes (300 ms) and a checker before it reads (250 ms). */
const PAUSE_MS = 700;
const MOMENT = 'all-rise-10';

/** The authors' pages of a site in a real browser, one after the other. */
export async function authorPages(site: RichSite, { say }: Pick<Context, 'say'>): Promise<AuthorPages> {
  const browser = await launchChromium();
  try {
    const guest = await Guest.welcome({
      ...{ browser, origin: site.way.origin, language: 'en', size: DESKTOP },
    });
    await watchIn(guest.context);
    await signIn(guest, site.owner.email);
    const { page } = guest;
    const at = (part: string) => page.goto(`${site.way.origin}/admin/stories/${site.storyId}/${part}`);
    say('its pages in a browser: the graph');
    const begun = performance.now();
    await at('flow');
    await page.locator('[data-moment]').first().waitFor();
    const openMs = performance.now() - begun;
    const opened = await whenChecked(page);
    await farFrom(page);
    const panFar = await framesOf(page, () => pan(page));
    await nearTo(page);
    const panNear = await framesOf(page, () => pan(page));
    const drag = await framesOf(page, () => dragOne(page));
    say('a form');
    await at(`flow/moment/${MOMENT}`);
    await whenChecked(page);
    const form = await typed(page, () => page.getByRole('textbox', { name: 'EN' }).first().click());
    say('a text');
    await at(`text/moments/${MOMENT}.yaml`);
    await whenChecked(page);
    const text = await typed(page, () => page.locator('.cm-line', { hasText: /^id: / }).first().click());
    return {
      ...{ openMs, openTaskMs: longest(opened.tasksMs), frames: { panFar, panNear, drag }, form, text },
      firstCheckMs: longest(checksOf(opened, 'flow')),
    };
  } finally {
    await browser.close();
  }
}

const checksOf = ({ checks }: Watched, wanted: string): number[] =>
  checks.flatMap(({ tier, ms }) => (tier === wanted ? [ms] : []));

/** Waits until the whole of the story was looked at. */
async function whenChecked(page: Page): Promise<Watched> {
  await until(
    async () =>
      (await page.evaluate<boolean>(`fabulaWatched.checks.some(({ tier }) => tier === 'flow')`)) || undefined,
  );
  return seenOn(page);
}

async function framesOf(page: Page, work: () => Promise<void>): Promise<Frames> {
  await seenOn(page);
  await work();
  const { framesMs, tasksMs } = await seenOn(page);
  return { p95: p95(framesMs), longestTaskMs: longest(tasksMs) };
}

async function typed(page: Page, enter: () => Promise<void>): Promise<Typed> {
  await enter();
  await page.keyboard.press('End');
  // In a text, the end of a comment: it is a change, and nothing is wrong with it.
  await page.keyboard.type(' # ');
  await whenChecked(page);
  for (let word = 0; word < WORDS; word += 1) {
    await page.keyboard.type(LETTERS, { delay: LETTER_MS });
    await sleep(PAUSE_MS);
  }
  const { keysMs, tasksMs, checks } = await whenChecked(page);
  const of = (wanted: string) => checks.flatMap(({ tier, ms }) => (tier === wanted ? [ms] : []));
  const reading = of('reading').sort((a, b) => a - b);
  return {
    keyP95Ms: p95(keysMs),
    longestTaskMs: longest(tasksMs),
    readingMs: reading[Math.floor(reading.length / 2)] ?? Number.NaN,
    wholeMs: of('flow').at(-1) ?? Number.NaN,
  };
}
