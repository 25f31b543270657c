import type { TFunction } from 'i18next';

const STYLES = [
  'cinematic',
  'theatrical',
  'elegant',
  'creative',
  'unexpected',
  'peaceful',
  'aggressive',
  'stealthy',
  'chaotic',
  'emotional',
  'humorous',
  'scary',
  'efficient',
  'complex',
] as const;

/** The manner that a battle asks for, in words. */
export function styleName(t: TFunction, style: string): string {
  const known = STYLES.find((each) => each === style);
  return known ? t(`play.styles.${known}`) : style;
}
