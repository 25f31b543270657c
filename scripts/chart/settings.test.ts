import { readAuthConfig, readRealmConfig } from '@fabula/auth/config';
import { readCatalogueConfig, readImportConfig } from '@fabula/catalogue/config';
import { readGatewayConfig } from '@fabula/gateway/config';
import { readMigrateConfig } from '@fabula/kit/config';
import { readMediaConfig } from '@fabula/media/config';
import { readMomentEngineConfig } from '@fabula/moment-engine/config';
import { readRunConfig } from '@fabula/run/config';
import { readSpeechConfig } from '@fabula/speech/config';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Container, containersOf, objectsIn, podsIn, renderSite, SITES } from './helm.ts';

/** What reads the settings of each container of the chart. */
const READERS: Readonly<Record<string, () => object>> = {
  gateway: readGatewayConfig,
  auth: readAuthConfig,
  catalogue: readCatalogueConfig,
  run: readRunConfig,
  'moment-engine': readMomentEngineConfig,
  speech: readSpeechConfig,
  media: readMediaConfig,
  import: readImportConfig,
  realm: readRealmConfig,
};

const SECRETS: Readonly<Record<string, string>> = {
  FABULA_DATABASE_ADMIN_URL: 'postgres://owner:secret@db.example.org/fabula',
  FABULA_NATS_URL: 'nats://nats.example.org:4222',
  FABULA_REDIS_URL: 'redis://redis.example.org:6379',
};

const before = { ...process.env };
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('FABULA_')) delete process.env[name];
});
afterEach(() => {
  process.env = { ...before };
});

/** As Kubernetes does: Secrets are looked up, $(NAMES) before them are put in. */
function environmentOf({ env = [] }: Container): Record<string, string> {
  const told: Record<string, string> = {};
  for (const { name, value, valueFrom } of env) {
    const text = valueFrom ? (SECRETS[name] ?? 'a-secret-of-more-than-16') : (value ?? '');
    told[name] = text.replace(/\$\((\w+)\)/g, (whole, other: string) => told[other] ?? whole);
  }
  return told;
}

describe.each(SITES)('%s', (site) => {
  test('every part and command can read what it is told, and is told nothing that nobody reads', async () => {
    for (const { name: pod, spec } of podsIn(objectsIn(await renderSite(site))))
      for (const container of containersOf(spec)) {
        if (container.name === 'done' || container.name === 'move-users') continue;
        const told = environmentOf(container);
        Object.assign(process.env, told);
        const read =
          pod.endsWith('migrations') && container.name !== 'realm'
            ? readMigrateConfig
            : READERS[container.name];
        const known = Object.keys(read?.() ?? {});
        const unread = Object.keys(told).filter(
          (variable) => variable.startsWith('FABULA_') && !known.includes(variable),
        );
        // The address in the URL, and what every part is told alike.
        const common = ['FABULA_DATABASE_PASSWORD', 'FABULA_ORIGINS', 'FABULA_STORIES'];
        expect([container.name, unread.filter((variable) => !common.includes(variable))]).toEqual([
          container.name,
          [],
        ]);
        for (const variable of Object.keys(told)) delete process.env[variable];
      }
  });
});
