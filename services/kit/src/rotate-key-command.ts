// `npm run rotate-key -- <part>`: a new signing key for a part, in the folder FABULA_KEYS that has the keys of all.
// Start the part again, then it uses it; where files are copied (Secrets), the public ones go first.
import { ConfigError, readKeysConfig } from './config.ts';
import { runCommand } from './main.ts';
import { isPart } from './tokens/parts.ts';
import { PARTS, rotateKey } from './tokens.ts';

await runCommand('rotate-key', async (log) => {
  const [part] = process.argv.slice(2);
  if (!isPart(part)) throw new ConfigError([`say whose key: ${PARTS.join(', ')}`]);
  rotateKey(readKeysConfig().FABULA_KEYS, part);
  log.info({ whose: part }, 'key replaced; the earlier one is good until the next change');
});
