import { busConfig, dbConfig, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { STORIES_ROOT } from './stories-root.ts';

const schema = z.object({
  ...partConfig,
  ...dbConfig,
  ...busConfig,
  /** The folder of the stories. */
  FABULA_STORIES: z.string().min(1).default(STORIES_ROOT),
});

export type CatalogueConfig = z.infer<typeof schema>;

export function readCatalogueConfig(): CatalogueConfig {
  return readConfig(schema, process.env);
}
