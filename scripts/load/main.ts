// `make load SCENARIO=…`: makes load by k6 on a site that runs, and writes what came of it. README.md says how to read it.
import { join } from 'node:path';
import { BadOption, optionsFrom, usage } from './options.ts';
import { NoAccounts } from './prepare/people.ts';
import { LOAD_FOLDER } from './prepare/write-plan.ts';
import { textOf, writeReport } from './report/write.ts';
import { builtK6, NoLoad } from './run/k6.ts';
import { makeLoad } from './run/load.ts';
import { findSite, NoSite } from './site/find-site.ts';

const started = performance.now();
const print = (text: string) => process.stdout.write(`${text}\n`);
const say = (text: string) =>
  print(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

try {
  const options = optionsFrom(process.env);
  const site = await findSite(options);
  const k6 = builtK6();
  const at = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = options.to ?? join(LOAD_FOLDER, `${at}-${options.scenario}`);
  const report = await makeLoad({ options, site, k6, folder, say });
  writeReport(report, folder);
  print(`\n${textOf(report)}\n`);
  print(`Written to ${join(folder, 'report.html')}, and report.json beside it`);
  if (!report.isKept) print('THRESHOLDS WERE CROSSED');
  process.exitCode = report.isKept ? 0 : 1;
} catch (error) {
  if (error instanceof BadOption) print(`${error.message}\n\n${usage()}`);
  else if (error instanceof NoSite || error instanceof NoLoad || error instanceof NoAccounts)
    print(error.message);
  else print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
