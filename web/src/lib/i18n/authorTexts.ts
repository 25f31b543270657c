import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorTexts } from './en/authors.ts';
import { currentLanguage } from './i18n.ts';
import type { Language } from './language.ts';

const load: Record<Exclude<Language, 'en'>, () => Promise<AuthorTexts>> = {
  fr: async () => (await import('./fr/authors.ts')).authors,
  es: async () => (await import('./es/authors.ts')).authors,
};
const NAMESPACE = 'translation';

/** Takes in what the pages of authors say in the page's language; English came with them. */
async function take(language: Language): Promise<void> {
  // Where the language itself did not come, all is said in English.
  if (language === 'en' || !i18next.hasResourceBundle(language, NAMESPACE)) return;
  try {
    i18next.addResourceBundle(language, NAMESPACE, await load[language]());
  } catch (error) {
    console.warn('the authors’ texts of this language cannot be had', error);
  }
}

/** Whether the pages of authors can be shown in the page's language; in English, where its texts do not come. */
export function useAuthorTexts(): boolean {
  useTranslation();
  const language = currentLanguage();
  const [taken, setTaken] = useState<Language>('en');
  useEffect(() => {
    let isWanted = true;
    void take(language).then(() => isWanted && setTaken(language));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return taken === language;
}
