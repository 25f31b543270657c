import { withNoiseFloor } from '../../audio/noise-floor.ts';
import { type Pcm, padded } from '../../audio/pcm.ts';
import { toWav } from '../../audio/wav.ts';
import type { EngineProgram } from '../../process/engine-process.ts';

export const POCKETSPHINX: EngineProgram = {
  engine: 'pocketsphinx',
  command: 'pocketsphinx_batch',
  debianPackage: 'pocketsphinx',
};

/** Debian's package pocketsphinx-en-us. */
const MODEL = '/usr/share/pocketsphinx/model/en-us';

export const EN_US = {
  acoustic: `${MODEL}/en-us`,
  dictionary: `${MODEL}/cmudict-en-us.dict`,
  languageModel: `${MODEL}/en-us.lm.bin`,
};

export const EN_US_MODEL: EngineProgram = {
  engine: 'pocketsphinx',
  command: MODEL,
  debianPackage: 'pocketsphinx-en-us',
};

/** The program reads wave files of 16 kHz, 16 bits, named in a control file without their suffix. */
export const READ_WAVES: readonly string[] = [
  '-cepdir',
  '.',
  '-cepext',
  '.wav',
  '-adcin',
  'yes',
  '-adchdr',
  '44',
];

/** It needs a little silence to find the first and the last sound. */
const SILENCE_SECONDS = 0.25;

/** 16 kHz speech as a file that the program reads, with a hiss so many decibels below it: exact zeros leave it deaf. */
export function speechFile(pcm: Pcm, hissUnderSpeech: number): Uint8Array {
  return toWav(withNoiseFloor(padded(pcm, SILENCE_SECONDS), hissUnderSpeech));
}
