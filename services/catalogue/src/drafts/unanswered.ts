import { AppError, type CodeName } from '@fabula/kit/errors';

const UNANSWERED: readonly CodeName[] = ['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED', 'INTERNAL'];

/** Another part has said nothing; a process of a release before this one does not know the question. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && UNANSWERED.includes(error.code);
}
