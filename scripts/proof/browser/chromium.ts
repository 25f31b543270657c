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
  `--disable-features=${withoutFeatures().join(',')}`,
];

/**
 * Two pages that suggest what might be typed into the address bar are made for each window, which nobody sees: two thirds of
 * what a new window costs. Of several such flags the last one counts, so that those of Playwright's that we need are here again.
 */
function withoutFeatures(): string[] {
  return [
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
    ...['ThirdPartyStoragePartitioning', 'MediaRouter', 'LensOverlay'],
    ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ];
}

/**
 * A real Chromium without a window. `microphone`: a WAV file that its microphone hears, over and over. `host`: a name by which
 * it finds this machine, which makes it another one's: to pages of plain http it gives no more than to those of a local network.
 */
export function launchChromium(microphone?: string, host?: string): Promise<Browser> {
  const file = microphone === undefined ? [] : [`--use-file-for-fake-audio-capture=${microphone}`];
  const hosts = host === undefined ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1`];
  return chromium.launch({ executablePath: BROWSER, headless: true, args: [...FLAGS, ...file, ...hosts] });
}
