import type { About, Admitted } from '../domain/upload/about.ts';

export interface KeptBlob extends About {
  readonly sha256: string;
  readonly bytes: number;
}

export interface FoundBlob {
  /** Where it can be read on this machine. */
  readonly path: string;
  /** What it is; undefined of one that came with a story's folder. */
  readonly type: string | undefined;
}

/** Pictures and sounds by their content. Nothing in it ever changes, and nothing is taken out. */
export interface BlobStore {
  keep(admitted: Admitted): Promise<KeptBlob>;
  /** The one whose sha256 begins with these 32 hexadecimal digits. */
  find(digits: string): Promise<FoundBlob | undefined>;
  /** Those of these sha256 whose content is not kept, in their order. */
  missing(hashes: readonly string[]): Promise<string[]>;
}
