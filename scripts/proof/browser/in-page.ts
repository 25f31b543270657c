import { fileURLToPath } from 'node:url';

type Script =
  | 'violations'
  | 'microphone'
  | 'pre-roll'
  | 'device-clock'
  | 'played-sounds'
  | 'no-storage'
  | 'mix'
  | 'own-speech'
  | 'find'
  | 'witness'
  | 'heard-audio'
  | 'older-browser';

/** Paths of the scripts that run in the page before its own; as files, for they are not part of this program. */
export const inPage = (name: Script): string => fileURLToPath(new URL(`in-page/${name}.js`, import.meta.url));
