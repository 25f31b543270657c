import { NatsBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { openPartDatabase } from '@fabula/kit/part-database';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { readCatalogueConfig } from './config.ts';
import { NOBODY } from './drafts/absent-media.ts';
import { UNASKED } from './drafts/authors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createCatalogueService } from './service.ts';

await runMain('catalogue', (log) => {
  const config = readCatalogueConfig();
  const { FABULA_MEDIA: media, FABULA_AUTH: auth } = config;
  if (media === undefined) log.warn('FABULA_MEDIA is not set: stories are served, and none can be published');
  if (auth === undefined) log.warn('FABULA_AUTH is not set: stories can be given to nobody');
  return startPart({
    part: 'catalogue',
    config,
    log,
    create: async (deps) =>
      createCatalogueService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        db: await openPartDatabase({
          part: 'catalogue',
          migrations: MIGRATIONS,
          config,
          metrics: deps.metrics,
        }),
        bus: await NatsBus.connect(config.FABULA_NATS_URL, deps),
        blobs: media === undefined ? NOBODY : newClient(MediaService, new Channel(media, deps)),
        authors: auth === undefined ? UNASKED : newClient(AuthService, new Channel(auth, deps)),
        keepsText: true,
      }),
  });
});
