import { fileURLToPath } from 'node:url';

/** The stories that come with the product. */
export const STORIES_ROOT = fileURLToPath(new URL('../stories', import.meta.url));
