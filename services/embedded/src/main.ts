import './compile-later.ts';
import { runMain } from '@fabula/kit/main';
import { readEmbeddedConfig } from './config.ts';
import { consoleProgress } from './progress.ts';
import { createEmbedded } from './service.ts';

await runMain('fabula', async (log) => {
  const progress = consoleProgress();
  const fabula = await createEmbedded(readEmbeddedConfig(), { log, progress });
  progress.line(`\n  Fabula plays at ${fabula.origin}\n`);
  progress.line(`  Metrics: ${fabula.metricsUrl}`);
  if (fabula.outboxPath) progress.line(`  Mails: ${fabula.origin}${fabula.outboxPath}`);
  if (fabula.invitePath) progress.line(`  First team member: ${fabula.origin}${fabula.invitePath}\n`);
  return fabula;
});
