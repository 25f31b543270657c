import { type Browser, chromium } from 'playwright-core';
import { BROWSER } from './config.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** A real Chromium without a window. `microphone`: a WAV file that its microphone hears, over and over. */
export function launchChromium(microphone?: string): Promise<Browser> {
  const file = microphone === undefined ? [] : [`--use-file-for-fake-audio-capture=${microphone}`];
  return chromium.launch({ executablePath: BROWSER, headless: true, args: [...FLAGS, ...file] });
}
