import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';

const VITALS = fileURLToPath(new URL('vitals.js', import.meta.url));

/** A phone of the middle: its processor is four times slower, its line has 10 Mbit/s and 40 ms. */
const CPU_SLOWDOWN = 4;
const LINE = {
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
  latency: 40,
  offline: false,
};

export interface Vitals {
  readonly lcpMs: number;
  /** The address of the picture, or the kind of element. */
  readonly lcpOf: string;
  readonly cls: number;
  readonly inpMs: number;
  readonly longTasksMs: readonly number[];
}

/** Every page of this context measures itself. */
export const measureIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: VITALS });

/** Makes a page as slow as most people's. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate<Vitals>('fabulaVitals');
