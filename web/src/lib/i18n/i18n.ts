import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { held } from '../format/held.ts';
import type { Texts } from './en/index.ts';
import { type Language, pickLanguage } from './language.ts';

const STORED = 'fabula.language';
const load: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
};

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

async function add(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  i18next.addResourceBundle(language, 'translation', await load[language]());
}

/** Loads the texts of the visitor's language and of nothing else. */
export async function startI18n(): Promise<void> {
  const language = pickLanguage([localStorage.getItem(STORED), ...navigator.languages]);
  const interpolation = { escapeValue: false };
  const options = { lng: language, resources: {}, interpolation, postProcess: 'held' };
  await i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'held', process: held })
    .init(options);
  await add(language);
  document.documentElement.lang = language;
}

/** Speaks `language` from now on, here and at the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await add(language);
  localStorage.setItem(STORED, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

export const currentLanguage = (): Language => pickLanguage([i18next.language]);
