/** A content of which one looks at stretches, and never at all of it. */
export interface Bytes {
  readonly length: number;
  /** So many bytes from there on; fewer where it ends before. */
  read(at: number, length: number): Promise<DataView>;
}
