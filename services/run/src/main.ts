import { NatsBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { openPartDatabase } from '@fabula/kit/part-database';
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
    create: async (deps) =>
      createRunService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        db: await openPartDatabase({ part: 'run', migrations: MIGRATIONS, config }),
        bus: await NatsBus.connect(config.FABULA_NATS_URL, deps.log),
        catalogue: newClient(CatalogueService, new Channel(config.FABULA_CATALOGUE, deps)),
        runSeed: config.FABULA_RUN_SEED,
      }),
  });
});
