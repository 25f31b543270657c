// `make audit`: the licences of all packages that are shipped, and what is known against them. Fails where exceptions.yaml does
// not let something pass.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../bench/report/table.ts';
import { ROOT } from '../stage/root.ts';
import { readAudit } from './advisories.ts';
import { readExceptions } from './exceptions.ts';
import { countLicences, licenceFaults, shippedPackages } from './licences.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const exceptions = readExceptions();

const packages = shippedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
say(`${table(['licence', 'packages'], countLicences(packages))}\n`);
const faults = licenceFaults(packages, exceptions);

// It ends with 1 both where something is known and where it could not ask.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
const audit = readAudit(stdout, exceptions);
if ('skipped' in audit) {
  say('  SKIPPED: known advisories were NOT looked at, since the registry does not answer that:');
  say(`  ${audit.skipped.replace(/ - .*/, '')}\n`);
} else {
  faults.push(...audit.faults);
  say(`advisories: ${audit.faults.length}`);
}
say(faults.length === 0 ? `${packages.length} packages are well` : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
