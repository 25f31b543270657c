import { type ApiError, isApiError, toApiError } from '../../../lib/api/call.ts';
import { withToken } from '../../../lib/session/session.ts';
import { pause } from './pause.ts';
import { ABORTED, type Crop, type Sent, type Taken, type UploadOptions } from './taken.ts';

const DOOR = '/media/blob';
const AWAY: ApiError = { code: 'unavailable', message: '' };
/** So often a file is sent that there is no room for: some two minutes, at five seconds each. */
const TRIES = 24;

/** Brings a file to the site. What it is is decided there, by its bytes. Throws an ApiError. */
export async function upload(file: Sent, options: UploadOptions = {}): Promise<Taken> {
  for (let tries = 1; ; tries += 1)
    try {
      return await withToken((token) => send(file, token, options));
    } catch (error) {
      const { reason, retryAfterS } = toApiError(error);
      if (reason !== 'UPLOADS_BUSY' || retryAfterS === undefined || tries === TRIES) throw error;
      options.onWaiting?.();
      if (!(await pause(retryAfterS * 1000, options.signal))) throw ABORTED;
    }
}

/** `fetch` does not tell how much is sent. */
function send(file: Sent, token: string | undefined, { crop, signal, onProgress }: UploadOptions) {
  return new Promise<Taken>((resolve, reject) => {
    if (signal?.aborted) return reject(ABORTED);
    const request = new XMLHttpRequest();
    request.open('PUT', addressOf(crop));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = jsonOf(request.responseText);
      if (request.status === 200) resolve(answer as Taken);
      else reject(failureIn(request, answer));
    };
    request.onerror = () => reject(AWAY);
    request.onabort = () => reject(ABORTED);
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(file);
    return undefined;
  });
}

/** What stands between may answer for the site, in no words of ours. */
const BY_STATUS: Readonly<Record<number, ApiError>> = {
  408: { code: 'deadline_exceeded', message: '', reason: 'REQUEST_TOO_SLOW' },
  413: { code: 'out_of_range', message: '', reason: 'MEDIA_TOO_LARGE' },
  429: { code: 'resource_exhausted', message: '' },
};

function failureIn(request: XMLHttpRequest, answer: unknown): ApiError {
  const error = isApiError(answer) ? answer : (BY_STATUS[request.status] ?? AWAY);
  const retryAfter = request.getResponseHeader('retry-after');
  return retryAfter === null ? error : { ...error, retryAfterS: Number(retryAfter) };
}

function addressOf(crop: Crop | undefined): string {
  return crop ? `${DOOR}?crop=${[crop.x, crop.y, crop.width, crop.height].join(',')}` : DOOR;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
