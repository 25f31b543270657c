import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { readSpeechConfig, toSpeechConfig } from './config.ts';
import { createSpeechService } from './service.ts';

await runMain('speech', (log) => {
  const config = readSpeechConfig();
  const { FABULA_RPC_ADDRESS: rpcAddress } = config;
  const speech = toSpeechConfig(config);
  return startPart({
    part: 'speech',
    config,
    log,
    create: (deps) => createSpeechService({ ...deps, rpcAddress, speech }),
  });
});
