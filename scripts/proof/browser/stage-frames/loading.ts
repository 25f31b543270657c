import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Real time that a page may take to run what it has loaded, ms. */
const RUN_MS = 50;
const LOOK_EVERY_MS = 5;

/** What a page loads takes its own time, in which no time of the stage passes. */
export class Loading {
  private readonly underWay = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Waits for all of it; answers whether there was anything. */
  async wereAny(): Promise<boolean> {
    if (this.underWay.size === 0) return false;
    while (this.underWay.size > 0) await sleep(LOOK_EVERY_MS);
    await sleep(RUN_MS);
    return true;
  }
}
