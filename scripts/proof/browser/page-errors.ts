import type { BrowserContext } from 'playwright-core';
import { inPage } from './in-page.ts';

/** What a page has complained of: errors of its console, errors that nobody caught, breaches of the policy. */
export class PageErrors {
  private readonly seen: string[] = [];

  private constructor() {}

  static async watch(context: BrowserContext): Promise<PageErrors> {
    const pageErrors = new PageErrors();
    await context.addInitScript({ path: inPage('violations') });
    context.on('console', (message) => {
      if (message.type() === 'error') pageErrors.seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => pageErrors.seen.push(String(error.error())));
    return pageErrors;
  }

  /** All but those that the proof itself has caused, such as a connection that was cut. */
  except(...caused: readonly RegExp[]): string[] {
    return this.seen.filter((text) => !caused.some((known) => known.test(text)));
  }
}

/** What a browser says of a server that has been killed. */
export const CONNECTION_CUT = [/WebSocket connection to/, /net::ERR_/, /Failed to load resource: .*50[234]/];
