// `npm run write-keys`: a signing key for each part that has none yet, below the folder FABULA_KEYS: `<part>/private.pem` is
// that part's secret, `public` is for all of them.
import { readKeysConfig } from './config.ts';
import { runCommand } from './main.ts';
import { writeKeys } from './tokens.ts';

await runCommand('write-keys', async (log) => {
  writeKeys(readKeysConfig().FABULA_KEYS);
  log.info('every part has a key');
});
