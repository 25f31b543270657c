import type { Client } from '@fabula/kit/client';
import { AppError } from '@fabula/kit/errors';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthorsAway, UnknownAuthor } from '../domain/drafts/author-errors.ts';
import { isUnanswered } from './unanswered.ts';

/** Whoever knows who writes here. */
export type AuthorsClient = Pick<Client<typeof AuthService>, 'isAuthor'>;

/** Where nobody said who that is. */
export const UNASKED: AuthorsClient = {
  isAuthor: () => Promise.reject(new AppError({ code: 'UNAVAILABLE', message: 'FABULA_AUTH is not set' })),
};

/** Milliseconds: an author waits for it. */
const ASK_MS = 5_000;

/**
 * That a story may be given to this account. To be asked before the transaction that gives it: no other part is waited for in
 * one. Throws UnknownAuthor and AuthorsAway.
 */
export async function requireAuthor(authors: AuthorsClient, userId: string): Promise<void> {
  if (!(await isAuthor(authors, userId))) throw new UnknownAuthor();
}

/** Whether this account writes stories here and may sign in. To be asked as `requireAuthor` is. Throws AuthorsAway. */
export async function isAuthor(authors: AuthorsClient, userId: string): Promise<boolean> {
  try {
    const answer = await authors.isAuthor({ userId }, { deadlineMs: ASK_MS, idempotent: true });
    return answer.isAuthor;
  } catch (error) {
    throw isUnanswered(error) ? new AuthorsAway(error) : error;
  }
}
