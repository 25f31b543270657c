/**
 * What a release calls its media (`places/hall.jpg?v=1a2b3c4d`) → sha256 of the content. Null: published before contents
 * were kept, so nobody knows any more.
 */
export type MediaNames = Readonly<Record<string, string | null>>;

/** Pictures and sounds by their content, and which of them each release names. Nothing in it ever changes. */
export interface MediaStore {
  /** Keeps the content of a file that has this sha256. Throws ContentChanged where it has another one by now. */
  keep(sha256: string, file: string): Promise<void>;
  /** Where the content can be read on this machine; undefined where it is not kept. */
  find(sha256: string): Promise<string | undefined>;
  /** Writes down what a release names; what was written of it before is replaced. */
  name(storyId: string, contentHash: string, names: MediaNames): Promise<void>;
  /** What the releases of a story name, by their content hashes. */
  names(storyId: string): Promise<ReadonlyMap<string, MediaNames>>;
}
