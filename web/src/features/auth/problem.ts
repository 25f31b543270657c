import type { TFunction } from 'i18next';
import type { ApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';
import { auth } from '../../lib/i18n/en/auth.ts';

const hasText = (key: string): key is keyof typeof auth.problem => Object.hasOwn(auth.problem, key);

/** The words for what a field's check found. */
export function fieldProblem(t: TFunction, key = ''): string | undefined {
  return hasText(key) ? t(`auth.problem.${key}`) : undefined;
}

/** The words for a refused form: ours where the code is known, else the server's. */
export function formProblem(t: TFunction, error: ApiError): string {
  return fieldProblem(t, error.code) ?? errorText(t, error);
}
