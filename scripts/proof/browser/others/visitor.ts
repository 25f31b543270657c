import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../until.ts';
import { SHOTS } from '../config.ts';
import { PICTURES_STAND } from '../guest.ts';
import { inPage } from '../in-page.ts';
import type { PageLanguage } from '../texts.ts';
import { pressAt, pressKeys } from './actions.ts';
import type { OtherBrowser } from './other-browser.ts';

/** What is looked for: by its name, or where it has none by a selector. */
export type Target = { readonly button: string } | { readonly field: string } | { readonly css: string };

export interface VisitorOptions {
  readonly name: string;
  readonly origin: string;
  readonly language: PageLanguage;
  readonly size: { readonly width: number; readonly height: number };
  /** Tab and Enter instead of a pointer. */
  readonly byKeyboard?: boolean;
}

const FIND = readFileSync(inPage('find'), 'utf8');
/** Longer than any page's way round. */
const MOST_STEPS = 120;
/** Somebody at one of the other browsers. */
export class Visitor {
  constructor(
    readonly browser: OtherBrowser,
    readonly options: VisitorOptions,
  ) {}

  isThere(target: Target): Promise<boolean> {
    return this.ask(`.isThere(${JSON.stringify(target)})`);
  }

  async see(target: Target): Promise<void> {
    await until(async () => (await this.isThere(target)) || undefined);
  }

  async press(target: Target): Promise<void> {
    if (!this.options.byKeyboard) return this.point(target);
    await this.tabTo(target);
    await this.browser.perform(pressKeys(['Enter']));
  }

  async write(target: Target, words: string): Promise<void> {
    if (this.options.byKeyboard) await this.tabTo(target);
    else await this.point(target);
    await this.browser.perform(pressKeys([...words]));
  }

  /** A picture of the page, where pictures are wanted. */
  async step(name: string): Promise<void> {
    if (!SHOTS) return;
    await until(async () => (await this.browser.evaluate<boolean>(PICTURES_STAND)) || undefined);
    mkdirSync(SHOTS, { recursive: true });
    const { name: browser, language, size } = this.options;
    const file = [browser, name, language, size.width, 'png'].join('.');
    writeFileSync(join(SHOTS, file), await this.browser.screenshot());
  }

  private async point(target: Target): Promise<void> {
    const { x, y } = await until(
      async () =>
        (await this.ask<{ x: number; y: number } | null>(`.place(${JSON.stringify(target)})`)) ?? undefined,
    );
    await this.browser.perform(pressAt(x, y));
  }

  private async tabTo(target: Target): Promise<void> {
    await this.see(target);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (await this.ask<boolean>(`.isFocused(${JSON.stringify(target)})`)) return;
      await this.browser.perform(pressKeys(['Tab']));
    }
    throw new Error(`the keyboard does not come to ${JSON.stringify(target)}`);
  }

  private ask<T>(what: string): Promise<T> {
    return this.browser.evaluate<T>(`(() => { ${FIND} return fabulaFind${what}; })()`);
  }
}
