/** One kind of thing to mend. Its code stays what it is for ever; a code that is given up is not given again. */
export interface Diagnostic {
  /** An error keeps a story from being published, a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly title: string;
  /** What it means for players. */
  readonly meaning: string;
  /** How it is mended, where the place says nothing better. */
  readonly mend: string;
}
