import i18next, { type TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { scene as en } from './en/scene.ts';
import { scene as fr } from './fr/scene.ts';
import { type StoryLanguage, storyLanguage } from './language.ts';

const TEXTS = { en, fr };

/** Says what a scene tells by itself. */
export type SceneT = TFunction<'scene'>;

/** Both languages come with the code that says them: which of them a run speaks is no matter of the page's. */
export function sceneT(language: StoryLanguage): SceneT {
  if (!i18next.hasResourceBundle(language, 'scene'))
    i18next.addResourceBundle(language, 'scene', TEXTS[language]);
  return i18next.getFixedT(language, 'scene');
}

/** The language of the run whose scene is shown; none outside of a run, where cards are told as the page asks for them. */
export const SceneLanguage = createContext<string | undefined>(undefined);

/** What a scene tells, and in which language: `lang` belongs on every element that it stands in. */
export function useScene(): { tell: SceneT; lang: StoryLanguage } {
  const { i18n } = useTranslation();
  const lang = storyLanguage(useContext(SceneLanguage) ?? i18n.language);
  return useMemo(() => ({ tell: sceneT(lang), lang }), [lang]);
}
