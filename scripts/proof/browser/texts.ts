import { authors as authorsEn } from '@fabula/web/lib/i18n/en/authors';
import { en } from '@fabula/web/lib/i18n/en/index';
import { scene as sceneEn } from '@fabula/web/lib/i18n/en/scene';
import { authors as authorsEs } from '@fabula/web/lib/i18n/es/authors';
import { es } from '@fabula/web/lib/i18n/es/index';
import { authors as authorsFr } from '@fabula/web/lib/i18n/fr/authors';
import { fr } from '@fabula/web/lib/i18n/fr/index';
import { scene as sceneFr } from '@fabula/web/lib/i18n/fr/scene';

/** What the pages say, to find buttons by their names. */
export const TEXTS = {
  en: { ...en, ...authorsEn },
  fr: { ...fr, ...authorsFr },
  es: { ...es, ...authorsEs },
} as const;

/** What a scene tells by itself, by the page's language of somebody who has chosen no other to play in. */
export const SCENES = { en: sceneEn, fr: sceneFr, es: sceneEn } as const;

/** Languages of the pages; stories are told in two of them. */
export type PageLanguage = keyof typeof TEXTS;
