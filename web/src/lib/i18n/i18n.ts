import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { held } from '../format/held.ts';
import { kept } from '../storage.ts';
import { catalogue } from './en/catalogue.ts';
import { common } from './en/common.ts';
import type { Texts } from './en/index.ts';
import { type Language, pickLanguage } from './language.ts';

const STORED = 'fabula.language';
/** Longer than this nobody looks at an empty page for the sake of its language, ms. */
const WAIT_MS = 4000;

/** English is part of the page, and what cannot be fetched is said in it: here what is said from the first, the rest in its parts (`withTexts`). */
const ENGLISH = { common, catalogue };

const load: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
};

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await load[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Speaks the visitor's language; English where its texts do not come, and until they do where they take long. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'held', process: held })
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: ENGLISH } },
      interpolation: { escapeValue: false },
      postProcess: 'held',
    });
  const spoken = speak(pickLanguage([kept.get(STORED), ...navigator.languages])).catch((error: unknown) =>
    console.warn('the texts of this language cannot be had', error),
  );
  await Promise.race([spoken, new Promise((late) => setTimeout(late, WAIT_MS))]);
}

/** Speaks `language` from now on, here and at the next visit; it stays as it is where the texts do not come. */
export async function changeLanguage(language: Language): Promise<void> {
  kept.set(STORED, language);
  try {
    await speak(language);
  } catch (error) {
    console.warn('the texts of this language cannot be had', error);
  }
}

export const currentLanguage = (): Language => pickLanguage([i18next.language]);
