import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../player.ts';
import { until } from '../until.ts';
import { accessibilityIssues } from './accessibility.ts';
import { FramesSeen } from './frames-seen.ts';
import { inPage } from './in-page.ts';
import { type InputDevice, pointer } from './input-device.ts';
import { PageErrors } from './page-errors.ts';
import { takeScreenshot } from './screenshot.ts';
import type { PageLanguage } from './texts.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface GuestOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly language: PageLanguage;
  readonly size?: typeof PHONE;
  /** `device`: the browser's own, which hears a file. `spoken`: one that says what it is given. */
  readonly microphone?: 'device' | 'spoken';
  readonly inputDevice?: InputDevice;
  /** Each step is looked at by axe. */
  readonly inspected?: boolean;
  /** How this person's machine shows pages, beside the usual: without motion, in the page's own colours. */
  readonly media?: Pick<BrowserContextOptions, 'reducedMotion' | 'forcedColors'>;
}

/** A loaded machine is slow; what never comes is ended here. */
const PATIENCE_MS = 120_000;
/** Nothing that is in sight is still loading. */
export const PICTURES_STAND = `new Promise((tell) => {
  const wanting = [...document.images].filter((one) => !one.complete);
  if (wanting.length === 0) return tell(true);
  const inSight = new IntersectionObserver((all) => {
    inSight.disconnect();
    tell(all.every((one) => !one.isIntersecting));
  });
  for (const one of wanting) inSight.observe(one);
  setTimeout(() => tell(false), 1000);
})`;
const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const;

/** Somebody at a browser of their own: no cookies yet, one page. */
export class Guest {
  readonly frames = new FramesSeen();
  /** What axe has found on the steps. */
  readonly accessibilityIssues: string[] = [];
  private readonly stepsSeen = new Set<string>();

  private constructor(
    readonly options: GuestOptions,
    readonly inputDevice: InputDevice,
    readonly context: BrowserContext,
    readonly pageErrors: PageErrors,
    public page: Page,
  ) {
    this.frames.watch(page);
  }

  static async welcome(options: GuestOptions): Promise<Guest> {
    const { browser, language, size = PHONE, microphone = 'spoken', inputDevice = pointer, media } = options;
    const context = await browser.newContext({
      viewport: size,
      locale: LOCALES[language],
      permissions: ['microphone'],
      ...{ reducedMotion: 'reduce', ...media },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const pageErrors = await PageErrors.watch(context);
    await context.addInitScript({ path: inPage('played-sounds') });
    await context.addInitScript({ path: inPage(microphone === 'device' ? 'device-clock' : 'microphone') });
    return new Guest(options, inputDevice, context, pageErrors, await context.newPage());
  }

  get language(): PageLanguage {
    return this.options.language;
  }

  /** Stories are told in English to whoever reads Spanish. */
  get storyLanguage(): Language {
    return this.language === 'fr' ? 'fr' : 'en';
  }

  get origin(): string {
    return this.options.origin;
  }

  /** Looks at a step the first time that it comes. */
  async step(name: string): Promise<void> {
    if (this.stepsSeen.has(name)) return;
    this.stepsSeen.add(name);
    const { language, size = PHONE, media = {} } = this.options;
    // Asked from here: the page's policy refuses a loop of Playwright's own around it.
    await until(async () => (await this.page.evaluate<boolean>(PICTURES_STAND)) || undefined);
    await takeScreenshot(this.page, [name, language, size.width, ...Object.values(media)].join('.'));
    if (!this.options.inspected) return;
    // In colours of one's own, the browser paints others than those that axe is told.
    const except = media.forcedColors === 'active' ? ['color-contrast'] : [];
    this.accessibilityIssues.push(
      ...(await accessibilityIssues(this.page, except)).map((found) => `${name}: ${found}`),
    );
  }

  /** Waits for the page's socket of that number, from 1: it has come back by itself then. */
  async untilSocket(number: number): Promise<void> {
    await until(() => (this.frames.sockets >= number ? true : undefined));
  }

  /** Closes the page and opens another one, as somebody does who comes back. */
  async comeBack(): Promise<void> {
    // As people close it: the page hears of it first.
    const closed = this.page.waitForEvent('close');
    await this.page.close({ runBeforeUnload: true });
    await closed;
    this.page = await this.context.newPage();
    this.frames.watch(this.page);
  }

  /** Opens another page beside this one and turns to it; answers the one that is left. */
  async openAnother(): Promise<Page> {
    const left = this.page;
    this.page = await this.context.newPage();
    this.frames.watch(this.page);
    return left;
  }

  /** Turns to a page that was left. */
  turnTo(page: Page): void {
    this.page = page;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
