import {
  busConfig,
  dbConfig,
  logConfig,
  mediaStoreConfig,
  peerAddress,
  readConfig,
} from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { STORIES_ROOT } from './stories-root.ts';

const schema = z.object({
  ...partConfig,
  ...dbConfig,
  ...busConfig,
  /** Who says which pictures and sounds are kept. A chart of before does not say it: nothing can be published then. */
  FABULA_MEDIA: peerAddress.optional(),
});

export function readCatalogueConfig() {
  return readConfig(schema, process.env);
}

const importSchema = z.object({
  ...dbConfig,
  ...logConfig,
  ...mediaStoreConfig,
  /** The folder of the stories. */
  FABULA_STORIES: z.string().min(1).default(STORIES_ROOT),
});

/** What `import-stories` needs. */
export function readImportConfig() {
  return readConfig(importSchema, process.env);
}
