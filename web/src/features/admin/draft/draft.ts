import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Edit } from '@fabula/story/edit';
import type { Problem } from '@fabula/story/problem';
import type { LostText } from './typedFields.ts';

/** What somebody types. */
export interface Typed {
  readonly edits: readonly Edit[];
  /** It goes on without a pause from what was written last. */
  readonly goesOn: boolean;
}

/** A file of the draft, as the page knows it. */
export interface DraftFile {
  /** Relative to the story's folder. */
  readonly path: string;
  readonly bytes: number;
  /** Of media only: their content. Texts have none. */
  readonly sha256?: string;
  /** Of media only: what their address is asked with. */
  readonly v?: string;
}

/**
 * A story's draft in this page: one editor state for each text, which forms, graph and text editor all change. What is
 * changed is sent by itself; what others change comes in by itself.
 */
export interface Draft {
  readonly storyId: string;
  /** False for readers, and once the right has been taken away: nothing below changes anything then. */
  readonly canEdit: boolean;
  /** All files, by path. The same list as long as no file came or went. */
  files(): readonly DraftFile[];
  /** Undefined where there is no such text. */
  stateOf(path: string): EditorState | undefined;
  textOf(path: string): string | undefined;
  /** The name of whoever else last changed a text while it is open here; undefined where nobody knows it. */
  lastWriter(path: string): string | undefined;
  /** Changes a text as an editor does. */
  dispatch(path: string, change: TransactionSpec): void;
  /**
   * Changes what a text means, and nothing else of it: one step for undo.
   * @throws EditAsText if there is no sure way to write it
   */
  splice(path: string, ...edits: readonly Edit[]): void;
  /**
   * Writes what somebody types into a value, as an editor does: only letters that differ are replaced, and one spell of it is
   * one step for undo.
   * @throws EditAsText if there is no sure way to write it
   */
  type(path: string, typed: Typed): void;
  /** Somebody types what no file says yet. @param write writes it at once @returns says that it need not be written any more */
  typing(write: () => void): () => void;
  /** Has written into the files what somebody types now. */
  writeTyped(): void;
  /** What was typed into places of a file that were taken away. The same list until it changes. */
  lostIn(path: string): readonly LostText[];
  keepLost(path: string, text: string): void;
  dropLost(path: string): void;
  /** Does several changes, of which whoever listens is told once, at the end. */
  together(changes: () => void): void;
  create(path: string, text: string): void;
  /** Puts an uploaded picture or sound at a path (from the story's folder on), whatever lies there. */
  putMedia(path: string, blob: { readonly sha256: string; readonly bytes: number }): void;
  remove(path: string): void;
  move(path: string, to: string): void;
  undo(path: string): void;
  redo(path: string): void;
  /** Is told after each change: of this path, or of any. @returns ends it */
  subscribe(listener: () => void, path?: string): () => void;
  /** What the worker last found, errors before warnings. The same list until it finds something else. */
  problems(): readonly Problem[];
}
