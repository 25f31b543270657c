export { DRAFTS, Drafts, type NewPath } from './media-store/drafts.ts';
export { FolderMediaStore } from './media-store/folder.ts';
export type { MediaNames, MediaStore } from './media-store/store.ts';
