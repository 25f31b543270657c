import { peerAddress, pendingConfig, readConfig, siteOrigins } from '@fabula/kit/config';
import { edgeConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { clientsConfig } from './clients-config.ts';
import { limitsConfig } from './limits-config.ts';

const httpAddress = z.string().regex(/^(unix:\/.+|[^\s:]+:\d{1,5})$/, "must be 'unix:/path' or 'host:port'");
/** Of one process or several, parted by commas. */
const httpAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(httpAddress).min(1));

const schema = z.object({
  ...edgeConfig,
  ...pendingConfig,
  FABULA_HOST: z.string().min(1).default('127.0.0.1'),
  FABULA_PORT: z.coerce.number().int().min(0).max(65_535),
  FABULA_AUTH: peerAddress,
  FABULA_CATALOGUE: peerAddress,
  FABULA_RUN: peerAddress,
  FABULA_MOMENT_ENGINE: peerAddress,
  FABULA_SPEECH: peerAddress,
  FABULA_MEDIA: peerAddress,
  FABULA_AUTH_HTTP: httpAddresses,
  FABULA_MEDIA_HTTP: httpAddresses,
  /** Only where Keycloak is the identity provider. */
  FABULA_KEYCLOAK_HTTP: httpAddress.optional(),
  /** The folder of the built web app. */
  FABULA_WEB: z.string().min(1),
  /** The addresses of the site beside the host that is asked, parted by commas. */
  FABULA_ORIGINS: siteOrigins.default([]),
  ...clientsConfig,
  ...limitsConfig,
});

export type GatewayConfig = z.infer<typeof schema>;

export function readGatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return readConfig(schema, env);
}
