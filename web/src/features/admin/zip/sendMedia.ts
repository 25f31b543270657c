import type { Taken, UploadOptions } from '../media/taken.ts';
import { upload } from '../media/upload.ts';

/** What the site made of a file, and keeps by its content: a picture may have been written anew. */
export type KeptMedia = Pick<Taken, 'sha256' | 'bytes'>;

type Sending = Pick<UploadOptions, 'onProgress'> & { readonly signal: AbortSignal };

/** Sends one picture, sound, video, drawing or figure. Throws an ApiError; an AbortError once `signal` says so. */
export async function sendMedia(content: Uint8Array, options: Sending): Promise<KeptMedia> {
  const { signal } = options;
  try {
    return await upload(new Uint8Array(content), options);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
