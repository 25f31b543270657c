import { type Taken, upload } from '../media/upload.ts';

/** What the site made of a file, and keeps by its content: a picture may have been written anew. */
export type KeptMedia = Pick<Taken, 'sha256' | 'bytes'>;

/** Sends one picture, sound, video, drawing or figure. Throws an ApiError; an AbortError once `signal` says so. */
export async function sendMedia(content: Uint8Array, signal: AbortSignal): Promise<KeptMedia> {
  try {
    return await upload(new Uint8Array(content), { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
