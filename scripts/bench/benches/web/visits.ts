import type { Browser } from 'playwright-core';
import { DESKTOP, Guest, PHONE } from '../../../proof/browser/guest.ts';
import { enterGame, signUpForStory } from '../../../proof/browser/lobby.ts';
import { StagePage } from '../../../proof/browser/stage-page.ts';
import { measureIn, slowDown, type Vitals, vitalsOf } from './measured-page.ts';

export const SIZES = { phone: PHONE, desktop: DESKTOP } as const;

/** A busy machine makes a slowed page very slow; it is measured all the same. */
const PATIENCE_MS = 120_000;

interface Site {
  readonly browser: Browser;
  readonly origin: string;
}

/** The public catalogue as somebody sees it who was never here. */
export async function firstVisit({ browser, origin }: Site, size: keyof typeof SIZES): Promise<Vitals> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB' });
  await measureIn(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin);
  await page.locator('[data-story]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const vitals = await vitalsOf(page);
  await context.close();
  return vitals;
}

interface Turn {
  /** From the last key to the end of what is answered, as far as it is not skipped. */
  readonly longTasksMs: readonly number[];
  /** The worst interaction since the page was loaded. */
  readonly inpMs: number;
}

/** One typed turn in a run that has just begun. */
export async function typedTurn({ browser, origin }: Site): Promise<Turn> {
  const guest = await Guest.welcome({ browser, origin, language: 'en' });
  await measureIn(guest.context);
  const stage = new StagePage(guest);
  await signUpForStory(guest);
  await slowDown(guest.page);
  await enterGame(guest, 'startGame');
  await stage.untilAsked();
  const before = (await vitalsOf(guest.page)).longTasksMs.length;
  await stage.type('Let me in, I am the relief.');
  await stage.settle();
  const { longTasksMs, inpMs } = await vitalsOf(guest.page);
  await guest.leave();
  return { longTasksMs: longTasksMs.slice(before), inpMs };
}
