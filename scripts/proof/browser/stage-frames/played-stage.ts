import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESKTOP } from '../guest.ts';
import { inPage as shared } from '../in-page.ts';
import { TEXTS } from '../texts.ts';
import { inPage, type StageScript } from './in-page.ts';
import { Loading } from './loading.ts';
import type { KeptFrame, KeptMoment, KeptTurn } from './material.ts';
import type { Site } from './site.ts';

/** What was done, and what came of it, in its order. */
export interface Step {
  readonly does: string;
  readonly seen: readonly string[];
}

/** Something to press or to write into, as fabulaFind takes it. */
export type Target = { readonly button: string } | { readonly field: string } | { readonly css: string };

const SCRIPTS: readonly StageScript[] = ['seen', 'clock', 'microphone', 'heard', 'wire'];
/** When a scene begins, ms of the page's time. */
const BEGINS_MS = 10_000;
/** Between two frames of an answer, ms of the page's time. */
const GAP_MS = 300;
/** Before the first of them, ms of the page's time. */
const THOUGHT_MS = 900;
/** Nothing on stage takes longer, ms of the page's time. */
const LONGEST_MS = 120_000;
const { play } = TEXTS.en;

/** A page on which somebody plays what was kept, in time that passes when it is told to. */
export class PlayedStage {
  readonly steps: Step[] = [];
  readonly pageErrors: string[] = [];
  private readonly loading: Loading;

  private constructor(
    private readonly site: Site,
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.loading = new Loading(page);
    page.on('pageerror', (error) => this.pageErrors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && this.pageErrors.push(message.text()));
  }

  static async open(browser: Browser, site: Site, more: readonly StageScript[] = []): Promise<PlayedStage> {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce' });
    for (const name of [...SCRIPTS, ...more]) await context.addInitScript({ path: inPage(name) });
    await context.addInitScript({ path: shared('find') });
    return new PlayedStage(site, context, await context.newPage());
  }

  /** Opens a run that stands before this moment, and goes to its title. */
  async enter(moment: KeptMoment): Promise<void> {
    this.site.view = shown(moment.view);
    this.site.prompt = moment.start.prompt;
    await this.page.goto(`${this.site.origin}/game/${String(moment.view.playerStoryId)}`);
    await this.step('opens the run', async () => {
      while (!(await this.isThere({ button: play.test.start }))) await this.pass(100);
      // Every scene begins at the same instant, however long the page took to load.
      await this.page.evaluate(`fabulaClock.until(${BEGINS_MS}, fabulaSeen.look)`);
    });
    await this.press({ button: play.test.start });
    await this.wait(1000);
  }

  /** Does something and lets the page come to rest. */
  async step(does: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.pass(0);
    while (await this.loading.wereAny()) await this.pass(0);
    const seen = await this.page.evaluate<string[]>('fabulaSeen.take()');
    this.steps.push({ does, seen });
  }

  press(target: Target): Promise<void> {
    return this.step(`presses ${Object.values(target)[0]}`, async () => {
      const place = await this.page.evaluate<{ x: number; y: number } | null>(
        `fabulaFind.place(${JSON.stringify(target)})`,
      );
      if (!place) throw new Error(`${JSON.stringify(target)} cannot be pressed`);
      await this.page.mouse.click(place.x, place.y);
    });
  }

  key(key: string): Promise<void> {
    return this.step(`presses ${key}`, () => this.page.keyboard.press(key));
  }

  /** Writes an answer and sends it. */
  async write(words: string): Promise<void> {
    const field = { field: play.textLabel };
    if (!(await this.isThere(field))) await this.press({ button: play.typeInstead });
    await this.press(field);
    await this.step(`writes "${words}"`, () => this.page.keyboard.type(words));
    await this.key('Enter');
  }

  wait(ms: number): Promise<void> {
    return this.step(`waits ${ms / 1000} s`, () => this.pass(ms));
  }

  /** Until the player is asked, or nobody is on stage any more. */
  settle(): Promise<void> {
    const enough = `() => ['rec', 'none'].includes(fabulaSeen.turn())`;
    return this.step('waits until it is asked', async () => {
      if (!(await this.pass(LONGEST_MS, enough))) throw new Error('nobody was asked');
    });
  }

  /** An answer comes, all of it or these of its frames; from its output on the run stands as it then stood. */
  async answer(turn: KeptTurn, { from = 0, to = turn.frames.length, attempt = 1 } = {}): Promise<void> {
    if (from === 0) await this.step('the site thinks', () => this.pass(THOUGHT_MS));
    for (const { type, json } of turn.frames.slice(from, to)) {
      const frame = { type, json: { ...json, attempt } };
      await this.step(`the site says ${named(frame)}`, async () => {
        if (type === 'GameOutput') this.stands(turn);
        await this.say(frame);
        await this.pass(GAP_MS);
      });
    }
  }

  /** The run as it stands after a turn, also one that this page has not seen. */
  stands({ view, prompt }: KeptTurn): void {
    this.site.view = shown(view);
    this.site.prompt = prompt;
  }

  /** Speaks into the microphone that is open, so long, ms. */
  async speak(ms: number): Promise<void> {
    await this.happens('speaks', 'fabulaMicrophone.speaks()', ms);
  }

  /** `isNoticed`: by the detector of voices; else by the level, after three seconds. */
  async fallSilent(isNoticed: boolean): Promise<void> {
    const does = isNoticed ? 'falls silent, which is noticed' : 'falls silent';
    await this.happens(does, `fabulaMicrophone.fallsSilent(${isNoticed})`, isNoticed ? 200 : 3500);
  }

  /** The newest input comes to nothing. */
  fail(failure: { retryable: boolean; code: string; attempt?: number }): Promise<void> {
    return this.step(`the turn fails ${JSON.stringify(failure)}`, async () => {
      await this.call('fabulaSite.say', 'TurnFailed', failure);
      await this.pass(GAP_MS);
    });
  }

  /** The site says something in words. */
  tell(words: string): Promise<void> {
    return this.step(`the site says "${words}"`, async () => {
      await this.call('fabulaSite.tell', words);
      await this.pass(GAP_MS);
    });
  }

  /** The line ends with this code. `staysAway`: no other one opens; `isForgotten`: what was missed then is gone. */
  drop(code: number, { staysAway = false, isForgotten = false } = {}): Promise<void> {
    return this.step(`the line ends with ${code}`, async () => {
      await this.call('fabulaSite.set', { isAway: staysAway, isComplete: !isForgotten });
      await this.call('fabulaSite.drop', code);
      await this.pass(GAP_MS);
    });
  }

  comesBack(): Promise<void> {
    return this.happens('the site is back', 'fabulaSite.set({ isAway: false })');
  }

  unplug(): Promise<void> {
    return this.happens('somebody pulls the plug', 'fabulaMicrophone.unplug()');
  }

  /** Whether the microphone is refused from now on. */
  refuse(refuses: boolean): Promise<void> {
    const does = `somebody will ${refuses ? 'refuse' : 'grant'} the microphone`;
    return this.happens(does, `fabulaMicrophone.refuses(${refuses})`);
  }

  /** The native shell speaks to the page. */
  shellSays(message: object): Promise<void> {
    return this.step(`the shell says ${JSON.stringify(message)}`, async () => {
      const data = JSON.stringify(JSON.stringify(message));
      await this.page.evaluate(`void window.dispatchEvent(new MessageEvent('message', { data: ${data} }))`);
      await this.pass(GAP_MS);
    });
  }

  /** Something that the world does: the device, the line. */
  private happens(does: string, expression: string, ms = 0): Promise<void> {
    return this.step(does, async () => {
      await this.page.evaluate(expression);
      await this.pass(ms);
    });
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private isThere(target: Target): Promise<boolean> {
    return this.page.evaluate<boolean>(`fabulaFind.isThere(${JSON.stringify(target)})`);
  }

  /** It answers what the page has sent last. */
  private say({ type, json: { input_id: _asKept, ...json } }: KeptFrame): Promise<void> {
    const sound = type === 'AudioAnswer' ? [`line "${String(json.text)}"`] : [];
    return this.call('fabulaSite.say', type, json, ...sound);
  }

  private async call(name: string, ...args: readonly unknown[]): Promise<void> {
    await this.page.evaluate(`${name}(...${JSON.stringify(args)})`);
  }

  private pass(ms: number, enough = '() => false'): Promise<boolean> {
    return this.page.evaluate<boolean>(`fabulaClock.pass(${ms}, fabulaSeen.look, ${enough})`);
  }
}

/** A test run: it has no launch page before it. */
const shown = (view: KeptMoment['view']) => ({ ...view, isTest: true });

function named({ type, json }: KeptFrame): string {
  const { text, transcribed_player_answer: understood } = json;
  return [type, text ?? understood].filter((part) => typeof part === 'string').join(' ');
}
