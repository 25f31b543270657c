import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './service.ts';
import { settingsOf } from './settings.ts';

await runMain('gateway', (log) => {
  const config = readGatewayConfig();
  return startPart({
    part: 'gateway',
    config,
    log,
    create: (deps) => createGateway(settingsOf(config, deps)),
  });
});
