import { fileURLToPath } from 'node:url';

export type StageScript = 'seen' | 'clock' | 'microphone' | 'heard' | 'wire' | 'shell';

/** Paths of the scripts that run in the page before its own. */
export const inPage = (name: StageScript): string =>
  fileURLToPath(new URL(`in-page/${name}.js`, import.meta.url));
