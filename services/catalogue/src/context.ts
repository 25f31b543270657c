import type { Database } from '@fabula/kit/db';

/** What the methods work with. */
export interface CatalogueContext {
  readonly db: Database;
}
