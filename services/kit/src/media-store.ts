export { FolderMediaStore } from './media-store/folder.ts';
export type { MediaNames, MediaStore } from './media-store/store.ts';
