import type { FieldPath } from '../source-file.ts';

/** No spelling of this edit is surely read as what is wanted: the author does it in the text. */
export class EditAsText extends Error {
  readonly path: FieldPath;

  constructor(path: FieldPath, why: string) {
    super(`${why} Edit this as text.`);
    this.path = path;
  }
}

/** An edit of something that is not there, or under a name that is taken. */
export class NoSuchPlace extends Error {
  readonly path: FieldPath;

  constructor(path: FieldPath, why: string) {
    super(`${path.join('.') || 'The file'}: ${why}`);
    this.path = path;
  }
}
