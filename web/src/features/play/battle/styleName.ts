import i18next, { type TFunction } from 'i18next';
import type { Texts } from '../../../lib/i18n/en/index.ts';

type Style = keyof Texts['play']['styles'];

/** The texts are the list: a manner is known here where it has a name. */
const isNamed = (style: string): style is Style => i18next.exists(`play.styles.${style}`);

/** The manner that a battle asks for, in words. */
export const styleName = (t: TFunction, style: string): string =>
  isNamed(style) ? t(`play.styles.${style}`) : style;
