import { Channel, newClient } from '@fabula/kit/client';
import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { readMomentEngineConfig } from './config.ts';
import { createMomentEngineService } from './service.ts';

await runMain('moment-engine', (log) => {
  const config = readMomentEngineConfig();
  return startPart({
    part: 'moment-engine',
    config,
    log,
    create: (deps) =>
      createMomentEngineService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        run: newClient(RunService, new Channel(config.FABULA_RUN, deps)),
        speech: newClient(SpeechService, new Channel(config.FABULA_SPEECH, deps)),
        catalogue: newClient(CatalogueService, new Channel(config.FABULA_CATALOGUE, deps)),
      }),
  });
});
