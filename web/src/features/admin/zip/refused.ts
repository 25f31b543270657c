/** Why an archive is not taken; the page has its words for each. */
export type Reason =
  | 'no_zip'
  | 'too_large'
  | 'too_many'
  | 'ratio'
  | 'path'
  | 'twice'
  | 'link'
  | 'locked'
  | 'method'
  | 'damaged'
  | 'folders'
  | 'no_story'
  | 'text_encoding'
  | 'text_control'
  | 'text_size';

/** An archive that is refused as a whole: nothing of it is taken. */
export class ZipRefused extends Error {
  readonly reason: Reason;
  /** The file that it is about, if it is about one. */
  readonly file: string | undefined;

  constructor(reason: Reason, file?: string) {
    super(file === undefined ? reason : `${reason}: ${file}`);
    this.reason = reason;
    this.file = file;
  }
}
