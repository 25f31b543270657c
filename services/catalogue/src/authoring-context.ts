import type { Checker } from './check/checker.ts';
import type { CatalogueContext } from './context.ts';
import type { BlobsClient } from './drafts/absent-media.ts';
import type { AuthorsClient } from './drafts/authors.ts';

/** What the methods of authors work with. */
export interface AuthoringContext extends CatalogueContext {
  readonly blobs: BlobsClient;
  readonly authors: AuthorsClient;
  /** Releases are kept as text beside what is packed. */
  readonly keepsText: boolean;
  readonly checker: Checker;
  /** Facts were written that others wait for. */
  readonly published: () => void;
}
