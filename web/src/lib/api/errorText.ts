import type { TFunction } from 'i18next';
import { failureText } from '../i18n/failureText.ts';
import { toApiError } from './call.ts';

/** The words for an error of a call. */
export function errorText(t: TFunction, error: unknown): string {
  return failureText(t, toApiError(error));
}
