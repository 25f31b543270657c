import type { TFunction } from 'i18next';
import type { ApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';

const FIELD_PROBLEMS = ['emailRequired', 'emailInvalid', 'passwordRequired', 'passwordShort'] as const;
const OWN = ['unauthenticated', 'already_exists'] as const;

/** The words for what a field's check found. */
export function fieldProblem(t: TFunction, key: string | undefined): string | undefined {
  const known = FIELD_PROBLEMS.find((problem) => problem === key);
  return known && t(`auth.problem.${known}`);
}

/** The words for a refused form: ours where the code is known, else the server's. */
export function formProblem(t: TFunction, error: ApiError): string {
  const known = OWN.find((code) => code === error.code);
  return known ? t(`auth.problem.${known}`) : errorText(t, error);
}
