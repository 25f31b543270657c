import type { Draft } from '../draft/draft.ts';
import { exportZip } from './exportZip.ts';
import { fetchMedia } from './fetchMedia.ts';

interface Packed {
  readonly zip: Uint8Array;
  /** Pictures and sounds that could not be had. */
  readonly missing: readonly string[];
}

/** All of a draft as an archive. @throws ZipRefused if it is larger than may come in again */
export async function packed(draft: Draft, slug: string): Promise<Packed> {
  draft.writeTyped();
  const texts: [string, string][] = [];
  const media: [string, Uint8Array][] = [];
  const missing: string[] = [];
  for (const file of draft.files()) {
    const text = draft.textOf(file.path);
    if (text !== undefined) texts.push([file.path, text]);
    else {
      const bytes = await fetchMedia(draft.storyId, file);
      if (bytes) media.push([file.path, bytes]);
      else missing.push(file.path);
    }
  }
  return { zip: exportZip({ slug, texts, media }), missing };
}
