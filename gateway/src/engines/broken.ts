import { AppError } from '@fabula/kit/errors';

/** In the metadata of every error that one of our parts answered. */
const ERROR_INFO = 'fabula-error-bin';

/** Whether the way to an engine broke, or it is stopping, as against an answer that the engine gave. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { cause } = error;
  const isForeign = cause instanceof Error && 'metadata' in cause && !hasInfo(cause.metadata);
  return isForeign || error.reason === 'ENGINE_STOPPING';
}

function hasInfo(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null || !('get' in metadata)) return false;
  const found: unknown = typeof metadata.get === 'function' ? metadata.get(ERROR_INFO) : [];
  return Array.isArray(found) && found.length > 0;
}
