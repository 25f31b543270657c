import type { ApiError } from '../../../lib/api/call.ts';

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
  /** Is told where there is no room for it yet; it goes by itself when there is. */
  readonly onWaiting?: (() => void) | undefined;
}

export type Sent = Blob | Uint8Array<ArrayBuffer>;

/** It was given up by whoever had begun it. */
export const ABORTED: ApiError = { code: 'aborted', message: '', reason: 'UPLOAD_ABORTED' };
