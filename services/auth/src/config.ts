import { busConfig, dbConfig, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { checkMail, mailConfig } from './mail-config.ts';

const schema = z.object({
  ...mailConfig,
  ...partConfig,
  ...dbConfig,
  ...busConfig,
  /** Where `/auth/*` is served: `unix:/path` or `host:port`. */
  FABULA_AUTH_HTTP_ADDRESS: z.string().min(1),
  /** The addresses of the site, parted by commas; the first one is shown in links. */
  FABULA_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url()).min(1)),
  /** The file with the keys that sign players' tokens. */
  FABULA_IDENTITY_KEYS: z.string().min(1),
  /** Seconds. */
  FABULA_ACCESS_TOKEN_TTL: z.coerce.number().int().min(10).max(3600).default(300),
});

export function readAuthConfig() {
  return readConfig(schema.superRefine(checkMail), process.env);
}
