import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../player.ts';
import { until } from '../until.ts';
import { launchChromium } from './chromium.ts';
import { paddedWav, spokenWav } from './spoken-file.ts';

/** The file comes again so often, s: a phrase, and silence enough for its recording to end. */
const PERIOD = 14;
const BEFORE = 6;
/** Recording begins between these, s after the file's beginning: in the silence, and not so early that it ends there. */
const PRESS_FROM = 4;
const PRESS_UNTIL = 5.2;

/** A browser whose real capture device hears a file: the same phrase again and again, with silence between. */
export class DeviceVoice {
  private constructor(
    readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async says(phrase: string, language: Language): Promise<DeviceVoice> {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-device-'));
    const file = join(folder, 'microphone.wav');
    writeFileSync(file, paddedWav(spokenWav(phrase, language), { before: BEFORE, total: PERIOD }));
    return new DeviceVoice(await launchChromium(file), folder);
  }

  /** Back in the silence before the phrase. */
  async beforePhrase(page: Page): Promise<void> {
    await until(async () => {
      const openedAt = await page.evaluate<number>('fabulaDeviceOpenedAt');
      const at = ((Date.now() - openedAt) / 1000) % PERIOD;
      return at > PRESS_FROM && at < PRESS_UNTIL ? at : undefined;
    });
  }

  async close(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true });
  }
}
