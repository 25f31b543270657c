import { type ApiError, isApiError } from '../../../lib/api/call.ts';
import { withToken } from '../../../lib/session/session.ts';

/** What the door has made of a file. */
export interface Taken {
  readonly sha256: string;
  /** What its bytes are, whatever it is called. */
  readonly type: string;
  readonly bytes: number;
  /** Pixels, of pictures and videos. */
  readonly width?: number;
  readonly height?: number;
  /** Of videos and sounds. */
  readonly durationMs?: number;
}

/** What is cut out of a picture that stands upright, in its pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface UploadOptions {
  readonly crop?: Crop | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Is told how much of it is sent: from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export type Sent = Blob | Uint8Array<ArrayBuffer>;

const DOOR = '/media/blob';
const AWAY: ApiError = { code: 'unavailable', message: '' };
/** It was given up by whoever had begun it. */
export const ABORTED: ApiError = { code: 'aborted', message: '', reason: 'UPLOAD_ABORTED' };

/** Brings a file to the site. What it is is decided there, by its bytes. Throws an ApiError. */
export function upload(file: Sent, options: UploadOptions = {}): Promise<Taken> {
  return withToken((token) => send(file, token, options));
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
      else reject(isApiError(answer) ? answer : AWAY);
    };
    request.onerror = () => reject(AWAY);
    request.onabort = () => reject(ABORTED);
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
    return undefined;
  });
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
