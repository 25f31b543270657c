import type { Checker } from './check/checker.ts';
import type { CatalogueContext } from './context.ts';

/** What the methods of authors work with. */
export interface AuthoringContext extends CatalogueContext {
  readonly checker: Checker;
  /** Facts were written that others wait for. */
  readonly published: () => void;
}
