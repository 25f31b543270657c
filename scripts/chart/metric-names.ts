import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';

/** What a histogram is asked by, beside its name. */
const SERIES = /_(bucket|sum|count)$/;
/** kit names those of calls by a prefix of each side (`rpcMetrics`). */
const OF_CALLS = ['fabula_rpc', 'fabula_rpc_client'].flatMap((side) => [
  `${side}_requests_total`,
  `${side}_duration_seconds`,
]);

/** Metrics of ours that a PromQL expression names. */
export function metricsIn(expr: string): string[] {
  return (expr.match(/\bfabula_\w+/g) ?? []).map((name) => name.replace(SERIES, ''));
}

/** Metrics that the source of services and gateway names. */
export function metricsOfSource(): Set<string> {
  const names = new Set(OF_CALLS);
  for (const folder of ['services', 'gateway'])
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(^|\/)src\/.*(?<!\.test)\.ts$/.test(file) || file.includes('node_modules')) continue;
      for (const [, name] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/'(fabula_\w+)'/g))
        if (name) names.add(name);
    }
  return names;
}
