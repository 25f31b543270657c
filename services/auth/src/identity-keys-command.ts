// `npm run identity-keys [-- rotate]`: makes the file with auth's own keys, FABULA_IDENTITY_KEYS, where there is none; or
// lets another key sign. Start auth's processes again, one after the other, then they use it.
import { ConfigError } from '@fabula/kit/config';
import { runCommand } from '@fabula/kit/main';
import { readIdentityKeysConfig } from './config.ts';
import { makeIdentityKeys, rotateIdentityKeys } from './providers/oidc-provider/make-keys.ts';

const SAID = {
  changed: 'another key signs, once auth is started again; the earlier one is good until the next change',
  announced: 'the next key is announced: start auth again, then change keys once more',
};

await runCommand('identity-keys', async (log) => {
  const [what] = process.argv.slice(2);
  if (what !== undefined && what !== 'rotate') throw new ConfigError(['say rotate, or nothing']);
  const { FABULA_IDENTITY_KEYS: file } = readIdentityKeysConfig();
  if (what === undefined) await makeIdentityKeys(file);
  log.info(what === undefined ? 'auth has its keys' : SAID[await rotateIdentityKeys(file)]);
});
