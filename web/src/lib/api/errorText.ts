import type { TFunction } from 'i18next';
import { type ApiError, toApiError } from './call.ts';

/** The words for an error: ours for what is common, the server's own for the rest. */
export function errorText(t: TFunction, error: unknown): string {
  const { code, message }: ApiError = toApiError(error);
  if (code === 'unavailable' || code === 'deadline_exceeded') return t('common.errors.unavailable');
  if (code === 'resource_exhausted') return t('common.errors.resource_exhausted');
  return message || t('common.errors.unknown');
}
