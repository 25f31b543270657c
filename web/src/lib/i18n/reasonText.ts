import i18next from 'i18next';
import { ENGLISH } from './i18n.ts';

const { reasons } = ENGLISH.common;

const hasText = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason);

/** What an error is called in the page's language, by the name that the services give it; undefined for one that has no text here. */
export function reasonText(reason = ''): string | undefined {
  return hasText(reason) ? i18next.t(`common.reasons.${reason}`) : undefined;
}
