import { NatsBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { runMain } from '@fabula/kit/main';
import { type PartDeps, startPart } from '@fabula/kit/part';
import { openPartDatabase } from '@fabula/kit/part-database';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { readMomentEngineConfig } from './config.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createMomentEngineService } from './service.ts';

await runMain('moment-engine', (log) => {
  const config = readMomentEngineConfig();
  return startPart({
    part: 'moment-engine',
    config,
    log,
    create: async (deps) => {
      const catalogue = newClient(CatalogueService, new Channel(config.FABULA_CATALOGUE, deps));
      return createMomentEngineService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        run: newClient(RunService, new Channel(config.FABULA_RUN, deps)),
        speech: newClient(SpeechService, new Channel(config.FABULA_SPEECH, deps)),
        ...{ catalogue, stories: catalogue },
        model: await modelOf(config, deps),
        turnLog: config.FABULA_TURN_LOG,
      });
    },
  });
});

/** Where there is a database, words that were said to an earlier model are taken away in their time, with or without one now. */
async function modelOf(
  { model, ...config }: ReturnType<typeof readMomentEngineConfig>,
  { log, metrics }: Pick<PartDeps, 'log' | 'metrics'>,
) {
  const { FABULA_DATABASE_URL, FABULA_NATS_URL } = config;
  if (!FABULA_DATABASE_URL || !FABULA_NATS_URL) return undefined;
  const db = await openPartDatabase({
    part: 'moment-engine',
    migrations: MIGRATIONS,
    config: { ...config, FABULA_DATABASE_URL },
    metrics,
  });
  return { config: model, db, bus: await NatsBus.connect(FABULA_NATS_URL, { log, metrics }) };
}
