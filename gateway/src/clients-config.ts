import { z } from 'zod';
import { type Clients, DEFAULT_CLIENTS } from './http/clients.ts';

/** Who it is that asks, and how often, for whatever process the gateway runs in. */
export const clientsConfig = {
  FABULA_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(DEFAULT_CLIENTS.trustedProxies),
  FABULA_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(DEFAULT_CLIENTS.requestsPerMinute),
};

const schema = z.object(clientsConfig);

export function toClients(config: z.infer<typeof schema>): Clients {
  return {
    trustedProxies: config.FABULA_TRUST_PROXY,
    requestsPerMinute: config.FABULA_REQUESTS_PER_MINUTE,
  };
}
