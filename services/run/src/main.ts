import { NatsBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { openPartDatabase } from '@fabula/kit/part-database';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { readRunConfig } from './config.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createRunService } from './service.ts';

await runMain('run', (log) => {
  const config = readRunConfig();
  return startPart({
    part: 'run',
    config,
    log,
    create: async (deps) => {
      const channel = new Channel(config.FABULA_CATALOGUE, deps);
      const catalogue = newClient(CatalogueService, channel);
      return createRunService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        db: await openPartDatabase({ part: 'run', migrations: MIGRATIONS, config, metrics: deps.metrics }),
        bus: await NatsBus.connect(config.FABULA_NATS_URL, deps),
        ...{ catalogue, stories: catalogue, rights: newClient(AuthoringService, channel) },
        runSeed: config.FABULA_RUN_SEED,
      });
    },
  });
});
