import { AppError } from '@fabula/kit/errors';

/** The error that a call ends with. */
export async function failure(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it did not fail');
}
