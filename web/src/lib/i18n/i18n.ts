import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { held } from '../format/held.ts';
import { kept } from '../storage.ts';
import type { AuthorTexts } from './en/authors.ts';
import { catalogue } from './en/catalogue.ts';
import { common } from './en/common.ts';
import type { Texts } from './en/index.ts';
import type { SceneTexts } from './en/scene.ts';
import { type Language, pickLanguage } from './language.ts';

const STORED = 'fabula.language';
/** Longer than this nobody looks at an empty page for the sake of its language, ms. */
const WAIT_MS = 4000;

/** English is part of the page, and what cannot be fetched is said in it: here what is said from the first, the rest in its parts (`withTexts`). */
export const ENGLISH = { common, catalogue };

const load: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
};

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts & AuthorTexts; scene: SceneTexts };
  }
}

async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await load[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Whether it is known in which language this page begins. */
let isKnown = false;
const listeners = new Set<() => void>();

function begin(): void {
  isKnown = true;
  for (const tell of listeners) tell();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** False while the texts of the visitor's language are on their way: nothing is said then, so that no other flashes. */
export const useLanguageKnown = (): boolean => useSyncExternalStore(subscribe, () => isKnown);

/** Speaks the visitor's language; English where its texts do not come, and until they do where they take long. */
export function startI18n(): void {
  void i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'held', process: held })
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: ENGLISH } },
      interpolation: { escapeValue: false },
      postProcess: 'held',
      initAsync: false,
    });
  const wanted = pickLanguage([kept.get(STORED), ...navigator.languages]);
  if (wanted === 'en') {
    begin();
    return;
  }
  const spoken = speak(wanted).catch((error: unknown) =>
    console.warn('the texts of this language cannot be had', error),
  );
  void spoken.then(begin);
  setTimeout(begin, WAIT_MS);
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
