import type { TFunction } from 'i18next';
import { reasonText } from '../i18n/reasonText.ts';
import { type ApiError, toApiError } from './call.ts';

/** The words for an error: ours for what is known by its name or is common, the server's own for the rest. */
export function errorText(t: TFunction, error: unknown): string {
  const { code, message, reason }: ApiError = toApiError(error);
  const known = reasonText(reason);
  if (known) return known;
  if (code === 'unavailable' || code === 'deadline_exceeded') return t('common.errors.unavailable');
  if (code === 'resource_exhausted') return t('common.errors.resource_exhausted');
  return message || t('common.errors.unknown');
}
