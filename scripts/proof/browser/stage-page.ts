import type { GameOutput } from '@fabula/web/lib/protocol/frames';
import type { Locator } from 'playwright-core';
import { until } from '../until.ts';
import type { Guest } from './guest.ts';
import { spokenWav } from './spoken-file.ts';
import { TEXTS } from './texts.ts';

export type Screen = 'start' | 'in_game' | 'end_of_moment' | 'game_won' | 'game_lost';
export type VoiceState = 'rec' | 'stop' | 'busy' | 'skip' | 'wait';

const LOOK_EVERY_MS = 100;
const VOICE_STATE = `document.querySelector('[data-testid="voice-button"]')?.dataset.state ?? null`;

/** What is asked of the page ten times a second, in one question: each costs both processes more than its answer. */
interface Look {
  readonly screen: Screen | null;
  readonly voice: VoiceState | null;
  readonly buttons: readonly string[];
}
const LOOK = `({
  screen: document.querySelector('[data-testid="game-screen"]')?.dataset.screen ?? null,
  voice: ${VOICE_STATE},
  buttons: [...document.querySelectorAll('button')].map((one) => one.textContent.trim()),
})`;

/** The game's page at the hands of somebody who presses, types and speaks. */
export class StagePage {
  constructor(readonly guest: Guest) {}

  get captions(): Locator {
    return this.guest.page.getByTestId('captions');
  }

  get input(): Locator {
    return this.guest.page.getByLabel(this.texts.textLabel);
  }

  private get texts() {
    return TEXTS[this.guest.language].play;
  }

  private button(name: string): Locator {
    return this.guest.page.getByRole('button', { name, exact: true });
  }

  voice(state: VoiceState): Locator {
    return this.guest.page.locator(`[data-testid="voice-button"][data-state="${state}"]`);
  }

  /** In one question: the button comes and goes with its screen. */
  voiceState(): Promise<string | null> {
    return this.guest.page.evaluate(VOICE_STATE);
  }

  async screen(): Promise<Screen> {
    return (await this.guest.page.getByTestId('game-screen').getAttribute('data-screen')) as Screen;
  }

  /** Percent of the moment's goal as the page shows it; 0 where it shows none yet. */
  async progress(): Promise<number> {
    const bar = this.guest.page.locator('progress');
    return (await bar.count()) > 0 ? Number(await bar.getAttribute('value')) : 0;
  }

  /** As the ring of the menu counts them. */
  async interactionsLeft(): Promise<number> {
    return Number(await this.guest.page.getByTestId('menu-button').locator('b').textContent());
  }

  /** The moment's name, on its title and on stage. */
  async momentName(): Promise<string> {
    return (await this.guest.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** Presses the one button of a title or of a moment's end, and waits for what follows. */
  async goOn(): Promise<void> {
    const { page, inputDevice } = this.guest;
    const before = await this.screen();
    await inputDevice.press(this.button(before === 'start' ? this.texts.start : this.texts.startNext));
    await page.locator(`[data-screen]:not([data-screen="${before}"])`).waitFor({ state: 'attached' });
  }

  /** Waits for the end of what is being said, skipping it, and takes the rewards; answers the screen that comes then. */
  settle(): Promise<Screen> {
    return until(async () => {
      const { screen, voice, buttons } = await this.guest.page.evaluate<Look>(LOOK);
      if (screen !== 'in_game') return screen ?? undefined;
      if (buttons.includes(this.texts.reward.continue)) {
        const reward = this.button(this.texts.reward.continue);
        if (await reward.isVisible()) {
          await this.guest.step('09-reward');
          await this.attempt(reward);
          return undefined;
        }
      }
      if (buttons.includes(this.texts.retry)) await this.attempt(this.button(this.texts.retry));
      if (voice === 'skip') await this.attempt(this.voice('skip'));
      return voice === 'rec' ? screen : undefined;
    }, LOOK_EVERY_MS);
  }

  /** Goes through titles and ends until the player has to answer, or the run has ended. */
  async untilAsked(): Promise<Screen> {
    for (;;) {
      const screen = await this.settle();
      await this.guest.step(STEPS[screen]);
      if (screen !== 'start' && screen !== 'end_of_moment') return screen;
      await this.goOn();
    }
  }

  /** Writes an answer and sends it; does not wait for what comes of it. */
  async send(words: string): Promise<void> {
    const { page, inputDevice } = this.guest;
    await this.voice('rec').waitFor();
    if (!(await this.input.isVisible())) await inputDevice.press(this.button(this.texts.typeInstead));
    await inputDevice.write(this.input, words);
    // What was not taken, since the game was not ready at that instant, stands there still.
    await until(async () => {
      await page.keyboard.press('Enter');
      return (await this.typed()) === '' || undefined;
    }, LOOK_EVERY_MS);
  }

  /** What stands in the field; '' where there is none any more. */
  private typed(): Promise<string> {
    return this.guest.page.evaluate<string>(
      `document.querySelector('[data-testid="game-screen"] form input')?.value ?? ''`,
    );
  }

  async type(words: string): Promise<GameOutput> {
    const answered = this.nextOutput();
    await this.send(words);
    return answered();
  }

  /** Presses REC and says it; the page itself finds the end of it. */
  async say(words: string): Promise<GameOutput> {
    const { page, inputDevice, storyLanguage } = this.guest;
    const wav = spokenWav(words, storyLanguage).toString('base64');
    const answered = this.nextOutput();
    await inputDevice.press(this.voice('rec'));
    await this.voice('stop').waitFor();
    await page.evaluate(`fabulaSay('${wav}')`);
    return answered();
  }

  /**
   * Remembers how far the answers are; what it returns waits for the one after them, and tries again where the page offers
   * that: a turn may fail for now on a busy machine.
   */
  nextOutput(): () => Promise<GameOutput> {
    const { outputs } = this.guest.frames;
    const before = outputs.length;
    const retry = this.button(this.texts.retry);
    return () =>
      until(async () => {
        if (!outputs[before] && (await retry.isVisible())) await this.attempt(retry);
        return outputs[before];
      }, LOOK_EVERY_MS);
  }

  /** Presses what may be gone by now: the next look tells what has come in its place. */
  private async attempt(target: Locator): Promise<void> {
    try {
      await target.press('Enter', { timeout: 1000 });
    } catch (error) {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    }
  }
}

const STEPS: Record<Screen, string> = {
  start: '07-title',
  in_game: '08-stage',
  end_of_moment: '10-moment-end',
  game_won: '12-won',
  game_lost: '13-lost',
};
