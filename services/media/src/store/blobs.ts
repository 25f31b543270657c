import type { NewPath } from '@fabula/kit/media-store';
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
  /** Gives `work` places for files that are on their way. After it nothing is left of those that were not kept. */
  during<T>(work: (newPath: NewPath) => Promise<T>): Promise<T>;
  /** Takes the file of a draft over. One whose content stands already is left to be removed. */
  keep(admitted: Admitted): Promise<KeptBlob>;
  /** Removes what killed processes have left on its way. Answers how many files there were. */
  sweep(): Promise<number>;
  /** The one whose sha256 begins with these 32 hexadecimal digits. */
  find(digits: string): Promise<FoundBlob | undefined>;
  /** Those of these sha256 whose content is not kept, in their order. */
  missing(hashes: readonly string[]): Promise<string[]>;
}
