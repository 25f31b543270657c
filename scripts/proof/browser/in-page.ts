import { fileURLToPath } from 'node:url';

/** Paths of the scripts that run in the page before its own; as files, for they are not part of this program. */
export const inPage = (name: 'violations' | 'microphone' | 'device-clock' | 'ears'): string =>
  fileURLToPath(new URL(`in-page/${name}.js`, import.meta.url));
