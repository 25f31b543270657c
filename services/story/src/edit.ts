/** What the page of authors edits stories by: everything is text, and what is not edited stays to the byte. */
export { applied, type Change } from './edit/change.ts';
export { type TakenOut, takeOut } from './edit/deletion/take-out.ts';
export { type NamedPlace, whoNames } from './edit/deletion/who-names.ts';
export type { Edit, Value } from './edit/edit.ts';
export { EditAsText, NoSuchPlace } from './edit/errors.ts';
export { FolderEdits } from './edit/folder-edits.ts';
export type { Tell } from './edit/rename/references.ts';
export { RenameRefused, renamed, renameSlug } from './edit/rename/rename.ts';
export { type Spliced, splice } from './edit/splice.ts';
export type { Thing } from './edit/thing.ts';
export { Written } from './edit/written.ts';
