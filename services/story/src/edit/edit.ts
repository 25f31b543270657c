import type { FieldPath } from '../source-file.ts';

/** What JSON can hold; YAML files of stories hold nothing else. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One edit of a YAML file, told by what it means. */
export type Edit =
  /** Writes a value. Keys that are not there yet are put at the end of what is around them. */
  | { readonly kind: 'set'; readonly path: FieldPath; readonly value: Value }
  /** Puts an entry before the one at this index of a list; at the list's length: at its end. */
  | { readonly kind: 'insert'; readonly path: FieldPath; readonly value: Value }
  /** Puts an entry at the end of the list at this path, which may be missing yet. */
  | { readonly kind: 'append'; readonly path: FieldPath; readonly value: Value }
  /** Takes out an entry of a list or a map. */
  | { readonly kind: 'remove'; readonly path: FieldPath }
  /** Moves an entry within its list or map. @param to its index afterwards */
  | { readonly kind: 'move'; readonly path: FieldPath; readonly to: number }
  /** Calls an entry of a map otherwise, where it stands. */
  | { readonly kind: 'renameKey'; readonly path: FieldPath; readonly key: string };
