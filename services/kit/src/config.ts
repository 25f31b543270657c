import { z } from 'zod';

/** Everything that is wrong with the configuration, a line for each variable. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(`The configuration is wrong:\n${mistakes.map((m) => `  ${m}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads variables by a schema whose keys are their names; an empty one counts as absent. Throws ConfigError. */
export function readConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => describe(issue, given)));
}

function describe(issue: z.core.$ZodIssue, given: NodeJS.ProcessEnv): string {
  const name = issue.path.join('.');
  if (name === '') return issue.message;
  return given[String(issue.path[0])] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
}

const address = z
  .string()
  .regex(/^(unix:\/.+|[^\s:]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5})$/, "must be 'unix:/path' or 'host:port'");
const target = z
  .string()
  .regex(
    /^(unix:\/.+|(dns|ipv4|ipv6):.+|[^\s:]+:\d{1,5})$/,
    "must be 'unix:/path', 'dns:///name:port' or 'host:port'",
  );
const urlOf = (...schemes: string[]) =>
  z.string().refine((v) => URL.canParse(v) && schemes.includes(new URL(v).protocol.slice(0, -1)), {
    message: `must be a URL that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`,
  });

/** One piece of configuration that several parts share: the address of another part. */
export const peerAddress = target;

/** Where a part serves its gRPC methods. */
export const rpcConfig = { FABULA_RPC_ADDRESS: address };

/** `FABULA_DATABASE_URL` names the part's own role. */
export const dbConfig = {
  FABULA_DATABASE_URL: urlOf('postgres', 'postgresql'),
  FABULA_DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
};

export const busConfig = { FABULA_NATS_URL: urlOf('nats', 'tls') };

export const pendingConfig = { FABULA_REDIS_URL: urlOf('redis', 'rediss') };

/** Traces, or `FABULA_TRACE_RATIO` of them, go to `FABULA_OTLP_URL` (OTLP over HTTP) where set; `FABULA_METRICS_ADDRESS` serves `/metrics`, `/healthz`, `/readyz`. */
export const otelConfig = {
  FABULA_OTLP_URL: urlOf('http', 'https').optional(),
  FABULA_TRACE_RATIO: z.coerce.number().min(0).max(1).default(1),
  FABULA_METRICS_ADDRESS: address.optional(),
};

/**
 * Asked to stop, a part says at once that it is not ready, takes new work for `FABULA_LINGER_SECONDS` more, since others look
 * only every so often, and lets running turns go on for `FABULA_GRACE_SECONDS` after that.
 */
export const leaveConfig = {
  FABULA_LINGER_SECONDS: z.coerce.number().min(0).max(60).default(0),
  FABULA_GRACE_SECONDS: z.coerce.number().min(0).max(300).default(4),
};

/** The file with the part's own private key, and the folder with everybody's public keys. */
export const keysConfig = {
  FABULA_PRIVATE_KEY: z.string().min(1),
  FABULA_PUBLIC_KEYS: z.string().min(1),
};

const siteOrigin = z
  .string()
  .trim()
  .refine(isOrigin, { message: 'must be addresses such as https://play.example.org, without a path' })
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && [pathname, search, hash, username, password].join('') === '/';
}

/** The addresses that the site is reached at, parted by commas; as browsers write them, so that they can be compared. */
export const siteOrigins = z
  .string()
  .transform((list) => list.split(',').filter((origin) => origin.trim() !== ''))
  .pipe(z.array(siteOrigin).min(1));

/** The folder of published media, the same one for `media` and for whoever publishes. */
export const mediaStoreConfig = { FABULA_MEDIA_STORE: z.string().min(1) };

export const logConfig = {
  FABULA_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};

/**
 * The level of the log, which is needed before anything else is read. A wrong one counts as absent here: it is named with
 * all other mistakes when the whole configuration is read.
 */
export function logLevel(env: NodeJS.ProcessEnv = process.env): string {
  return logConfig.FABULA_LOG_LEVEL.catch('info').parse(env.FABULA_LOG_LEVEL || undefined);
}

const migrateConfig = z.object({
  /** A role that may create roles and schemas. */
  FABULA_DATABASE_ADMIN_URL: urlOf('postgres', 'postgresql'),
  /** What the part's own role is to log in with; without it the role stays as it is. */
  FABULA_DATABASE_PASSWORD: z.string().min(16).optional(),
});

/** What a command that migrates needs. Throws ConfigError. */
export function readMigrateConfig(): z.infer<typeof migrateConfig> {
  return readConfig(migrateConfig, process.env);
}

/** The folder with the keys of all parts, which no serving part has: what a command that makes keys needs. Throws ConfigError. */
export function readKeysConfig(): { readonly FABULA_KEYS: string } {
  return readConfig(z.object({ FABULA_KEYS: z.string().min(1) }), process.env);
}
