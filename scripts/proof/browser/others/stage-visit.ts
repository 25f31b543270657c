import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STORY_ID } from '../../story.ts';
import { until } from '../../until.ts';
import { inPage } from '../in-page.ts';
import { TEXTS } from '../texts.ts';
import type { Visitor } from './visitor.ts';

const PASSWORD = 'a light that says no';
const STORY = { css: '[data-story="put-out-the-light"]' };
const LANGUAGES = { css: '[role="radiogroup"]' };
const voice = (state: string) => ({ css: `[data-testid="voice-button"][data-state="${state}"]` });
const WITNESSES = (['played-sounds', 'witness'] as const).map((name) => readFileSync(inPage(name), 'utf8'));
const NOW = `({
  screen: document.querySelector('[data-testid="game-screen"]')?.dataset.screen,
  voice: document.querySelector('[data-testid="voice-button"]')?.dataset.state,
  captions: document.querySelector('[data-testid="captions"]')?.textContent ?? '',
  progress: Number(document.querySelector('progress')?.value ?? 0),
})`;

/** The stage as its player sees it. */
export interface Seen {
  readonly screen?: string;
  readonly voice?: string;
  readonly captions: string;
  /** Percent of the moment's goal. */
  readonly progress: number;
}

export interface Witnessed {
  readonly worklets: number;
  readonly detector: 'none' | 'ready' | 'failed';
  readonly errors: readonly string[];
}

/** The way of somebody at another browser: from the catalogue to the stage, and on it. */
export class StageVisit {
  constructor(readonly visitor: Visitor) {}

  private get texts() {
    return TEXTS[this.visitor.options.language];
  }

  /** From the public catalogue through the sign-up to the story's splash. */
  async signUp(): Promise<void> {
    const { visitor, texts } = this;
    const { catalogue, auth, launch } = texts;
    await visitor.browser.resize(visitor.options.size);
    await visitor.browser.goto(visitor.options.origin);
    await this.chooseLanguage();
    await visitor.see(STORY);
    await this.watch();
    await visitor.step('01-catalogue');
    await visitor.press(STORY);
    await visitor.see({ button: catalogue.launch });
    await visitor.step('02-story');
    await visitor.press({ button: catalogue.launch });
    await visitor.press({ button: auth.usePassword });
    await visitor.press({ button: auth.needAccount });
    await visitor.write({ field: auth.email }, `${randomUUID()}@players.example`);
    await visitor.write({ field: auth.password }, PASSWORD);
    await visitor.step('03-sign-up');
    await visitor.press({ button: auth.signUp });
    await visitor.see({ button: launch.start });
  }

  /** From the splash to the story's page. */
  async passSplash(): Promise<void> {
    await this.visitor.step('04-splash');
    await this.visitor.press({ button: this.texts.launch.start });
    await this.visitor.see(LANGUAGES);
    await this.visitor.step('05-launch');
  }

  /** Into the game; `isRefused`: past what is said where the browser gives no microphone. */
  async enter(way: 'startGame' | 'continueGame', { isRefused = false } = {}): Promise<void> {
    const { visitor, texts } = this;
    await visitor.press({ button: texts.launch[way] });
    if (isRefused) {
      await visitor.see({ button: texts.launch.withoutMicrophone });
      await visitor.step('06-refused');
      await visitor.press({ button: texts.launch.withoutMicrophone });
    }
    await visitor.see({ css: '[data-screen]' });
  }

  /** Opens the story anew, as somebody does who comes back. */
  async comeBack(): Promise<void> {
    const { browser, options } = this.visitor;
    await browser.goto(`${options.origin}/launch/${STORY_ID}`);
    await this.visitor.see({ button: this.texts.launch.start });
    await this.watch();
  }

  now(): Promise<Seen> {
    return this.visitor.browser.evaluate<Seen>(NOW);
  }

  /** Goes through titles and what is said, skipping it, until the player has to answer. */
  async untilAsked(): Promise<void> {
    const { visitor, texts } = this;
    await until(async () => {
      const { screen, voice: state } = await this.now();
      if (screen === 'start') await this.onward(texts.play.start);
      if (screen === 'end_of_moment') await this.onward(texts.play.startNext);
      if (state === 'skip' && !visitor.options.byKeyboard) await visitor.press(voice('skip'));
      return state === 'rec' || undefined;
    });
    await visitor.step('08-stage');
  }

  /** Types an answer and waits until all that is said to it has been heard; answers what was seen of it. */
  async type(words: string): Promise<Seen> {
    const { visitor, texts } = this;
    const field = { field: texts.play.textLabel };
    if (!(await visitor.isThere(field))) await visitor.press({ button: texts.play.typeInstead });
    await visitor.write(field, `${words}\n`);
    return this.answered();
  }

  /** Presses REC, speaks by `say`, and does nothing more: the page finds the end of it. */
  async speak(say: () => Promise<void>): Promise<Seen> {
    await this.visitor.press(voice('rec'));
    await this.visitor.see(voice('stop'));
    await this.visitor.step('09-recording');
    await say();
    return this.answered();
  }

  /** What has happened in this page since it was opened. */
  async witnessed(): Promise<Witnessed & { readonly played: readonly { readonly rms: number }[] }> {
    return this.visitor.browser.evaluate('({ ...fabulaSeen, played: fabulaPlayed })');
  }

  async watch(): Promise<void> {
    for (const script of WITNESSES) await this.visitor.browser.evaluate(`(() => { ${script} })()`);
  }

  /** WebKit's small browser has no language but English: its reader has chosen another one here before. */
  private async chooseLanguage(): Promise<void> {
    const { browser, options } = this.visitor;
    if ((await browser.evaluate('document.documentElement.lang')) === options.language) return;
    await browser.evaluate(`localStorage.setItem('fabula.language', '${options.language}')`);
    await browser.reload();
  }

  private async onward(button: string): Promise<void> {
    await this.visitor.step('07-title');
    await this.visitor.press({ button });
  }

  private async answered(): Promise<Seen> {
    await until(async () => ((await this.now()).voice === 'rec' ? undefined : true));
    return until(async () => {
      const seen = await this.now();
      return seen.voice === 'rec' || seen.screen === 'end_of_moment' ? seen : undefined;
    });
  }
}
