import { RedisCounters } from '@fabula/kit/counters';
import type { PartDeps } from '@fabula/kit/part';
import {
  MemoryPendingStore,
  type PendingStore,
  RedisPendingStore,
  ResilientPendingStore,
} from '@fabula/kit/pending';
import { toClients } from './clients-config.ts';
import type { GatewayConfig } from './config.ts';
import { toLimits } from './limits-config.ts';
import type { GatewaySettings } from './service.ts';

/** The distributed way: every part at its address, pending frames in Redis, and in memory while Redis is away. */
export function settingsOf(config: GatewayConfig, deps: PartDeps): GatewaySettings {
  return {
    ...deps,
    host: config.FABULA_HOST,
    port: config.FABULA_PORT,
    peers: {
      auth: config.FABULA_AUTH,
      catalogue: config.FABULA_CATALOGUE,
      run: config.FABULA_RUN,
      momentEngine: config.FABULA_MOMENT_ENGINE,
      speech: config.FABULA_SPEECH,
      media: config.FABULA_MEDIA,
    },
    authHttp: config.FABULA_AUTH_HTTP,
    mediaHttp: config.FABULA_MEDIA_HTTP,
    keycloakHttp: config.FABULA_KEYCLOAK_HTTP,
    pending: pendingStore(config, deps),
    webFolder: config.FABULA_WEB,
    origins: config.FABULA_ORIGINS,
    clients: toClients(config),
    counters: new RedisCounters(config.FABULA_REDIS_URL, deps),
    limits: toLimits(config),
    lingerMs: config.FABULA_LINGER_SECONDS * 1_000,
  };
}

function pendingStore(config: GatewayConfig, { log, metrics }: PartDeps): PendingStore {
  const redis = new RedisPendingStore(config.FABULA_REDIS_URL, { log });
  return new ResilientPendingStore(redis, new MemoryPendingStore(), { metrics, log });
}
