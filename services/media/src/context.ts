import type { BlobStore } from './store/blobs.ts';
import type { StoryMedia } from './store/story-media.ts';

/** What the methods work with. */
export interface MediaContext {
  readonly stories: StoryMedia;
  readonly blobs: BlobStore;
}
