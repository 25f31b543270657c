import { toApiError } from '../../lib/api/call.ts';

/** Whether a call was refused for want of the second factor alone. */
export const wantsFactor = (error: unknown): boolean =>
  error !== undefined && toApiError(error).reason === 'FACTOR_WANTED';
