import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { withToken } from '../../../lib/session/session.ts';

/** What the site made of a file, and keeps by its content. */
export interface KeptMedia {
  readonly sha256: string;
  /** As it is kept: a picture may have been written anew. */
  readonly bytes: number;
}

const ADDRESS = '/media/blob';

/** Sends one picture, sound, video, drawing or figure. Throws an ApiError; an AbortError once `signal` says so. */
export function sendMedia(content: Uint8Array, signal: AbortSignal): Promise<KeptMedia> {
  return withToken((token) => put(content, token, signal));
}

async function put(content: Uint8Array, token: string | undefined, signal: AbortSignal): Promise<KeptMedia> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  const body = new Uint8Array(content);
  let response: Response;
  try {
    response = await fetch(ADDRESS, { method: 'PUT', headers, body, signal });
  } catch (error) {
    signal.throwIfAborted();
    console.warn('a file could not be sent', error);
    throw { code: 'unavailable', message: '' } satisfies ApiError;
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusedBy(answer);
  return answer as KeptMedia;
}

/** The reason stands in the answer itself, not in details as in a call's. */
function refusedBy(answer: unknown): ApiError {
  const reason = Object(answer).reason;
  return { ...toApiError(answer), ...(typeof reason === 'string' && { reason }) };
}
