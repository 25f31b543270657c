import { mediaStoreConfig, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';

const schema = z.object({
  ...partConfig,
  ...mediaStoreConfig,
  /** Where `/media/*` is served: `unix:/path` or `host:port`. */
  FABULA_MEDIA_HTTP_ADDRESS: z.string().min(1),
  /** The folder of the stories, for what is asked for without a version; what was published is served without it. */
  FABULA_STORIES: z.string().min(1).optional(),
  /** Where rendered pictures are kept. */
  FABULA_MEDIA_CACHE: z.string().min(1),
});

export function readMediaConfig() {
  return readConfig(schema, process.env);
}
