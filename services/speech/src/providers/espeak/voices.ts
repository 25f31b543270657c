import { LANGUAGES, type Language } from '../../domain/language.ts';
import type { VoiceDescription } from '../../domain/voice.ts';

/** The program's name of each language. It ignores a variant after a longer name ("fr-fr+f3") without a word. */
const BASE: Readonly<Record<Language, string>> = { en: 'en', fr: 'fr', es: 'es' };
const VARIANTS: Readonly<Record<string, string>> = {
  m1: 'man',
  m2: 'man, brighter',
  m3: 'man, deeper',
  m4: 'man, rough',
  m5: 'man, old',
  m6: 'man, hoarse',
  m7: 'man, soft',
  f1: 'woman',
  f2: 'woman, clear',
  f3: 'woman, light',
  f4: 'woman, dark',
  f5: 'woman, old',
  croak: 'creaking',
  whisper: 'man, whispering',
  whisperf: 'woman, whispering',
};

/** The likest variant to a voice of Flite, which stories name for English. */
const LIKE: ReadonlyMap<string, string> = new Map([
  ['slt', 'f2'],
  ['rms', 'm3'],
  ['awb', 'm1'],
  ['kal16', 'm7'],
]);

/** The program's own name for a voice ("f3"); one that it does not know is the language's plain one. */
export function espeakVoice(language: Language, name: string): string {
  const variant = LIKE.get(name) ?? name;
  return Object.hasOwn(VARIANTS, variant) ? `${BASE[language]}+${variant}` : BASE[language];
}

export function espeakVoices(): VoiceDescription[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(VARIANTS).map(([name, description]) => ({ name, language, description })),
  );
}
