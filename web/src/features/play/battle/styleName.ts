import { scene } from '../../../lib/i18n/en/scene.ts';
import type { SceneT } from '../../../lib/i18n/scene.ts';

type Style = keyof typeof scene.styles;

/** The texts are the list: a manner is known here where it has a name. */
const isNamed = (style: string): style is Style => Object.hasOwn(scene.styles, style);

/** The manner that a battle asks for, in words. */
export const styleName = (tell: SceneT, style: string): string =>
  isNamed(style) ? tell(`styles.${style}`) : style;
