import type { DraftFile } from '../draft/draft.ts';

const MEDIA = 'media/';

/** A picture or a sound of a story, as it is served; undefined where it is not. */
export async function fetchMedia(storyId: string, file: DraftFile): Promise<Uint8Array | undefined> {
  const { path, v = '' } = file;
  const kind = path.endsWith('.mp3') ? 'audio' : 'image';
  const address = `/media/${kind}/${storyId}/${path.slice(MEDIA.length)}?v=${v}`;
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
