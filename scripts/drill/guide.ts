import { join } from 'node:path';
import { FASTER, type Site, STORES } from '../proof/long/alerts/site.ts';

const row = (...cells: readonly string[]) => `  ${cells.map((cell) => cell.padEnd(18)).join('')}`.trimEnd();
const stateOf = (runs: boolean) => (runs ? 'Running' : 'gone');

/** Where everything is that was started, and whether it runs: what `kubectl get pods -o wide` tells of a cluster. */
export function placesOf(site: Site): string {
  const { processes, rpc, metrics, stores, gateways, origin } = site.stage;
  const addressOf = (name: string) => {
    const [, gateway] = /^gateway-(\d+)$/.exec(name) ?? [];
    if (gateway !== undefined) return gateways[Number(gateway) - 1] ?? '';
    return name === 'balancer' ? new URL(origin).host : (rpc.get(name) ?? '');
  };
  return [
    row('process', 'pid', 'address', 'metrics', 'state'),
    ...[...processes].map(([name, { mark, isRunning }]) =>
      row(name, `${mark.pid}`, addressOf(name), metrics.get(name) ?? '-', stateOf(isRunning)),
    ),
    ...STORES.map((name) => {
      const pid = site.pidOf(name);
      return row(name, `${pid ?? '-'}`, new URL(stores[name].url).host, '-', stateOf(pid !== undefined));
    }),
  ].join('\n');
}

/** What somebody is told before anything breaks: where things are, and what the pages' commands are here. */
export function guideOf(site: Site, control: string): string {
  const { stores } = site.stage;
  const logs = join(site.folder, 'logs');
  const post = `curl -X POST ${control}`;
  const nats = new URL(stores.nats.url).port;
  const line = (what: string, how: string) => `  ${what.padEnd(44)} ${how}`;
  return [
    `Fabula plays at ${site.origin}, and some players play on, whatever happens.`,
    '',
    placesOf(site),
    '',
    line('Prometheus (namespace: fabula)', site.prometheus.url),
    line('  from a shell', `curl -s ${site.prometheus.url}/api/v1/query --data-urlencode 'query=up == 0'`),
    line(`  windows are ${FASTER} times shorter here`, 'write [15s] where a page says [5m]'),
    line('logs', `${logs}/<process>.log`),
    line('Postgres', `psql '${stores.postgres.url}'`),
    line('Redis', `redis-cli -u ${stores.redis.url}`),
    line('NATS', `timeout 2 bash -c 'head -1 </dev/tcp/127.0.0.1/${nats}'`),
    '',
    'What pages tell to do, and how it is done here:',
    line('kubectl get pods -o wide', `curl ${control}`),
    line(
      'kubectl logs … component=<part> | grep …',
      `grep -hE '"level":"(warn|error|fatal)"' ${logs}/<part>*.log | tail -20`,
    ),
    line('kubectl rollout restart deploy/fabula-<part>', `${post}/restart/<part>`),
    line('kubectl delete pod <pod>', `${post}/restart/<process>`),
    line(
      'kubectl set env, values, Secrets',
      `curl -X POST '${control}/restart/<part>?NAME=value'  (+ is a space)`,
    ),
    line('what a process has of them', "tr '\\0' '\\n' </proc/<pid>/environ | grep ^FABULA_"),
    line('kubectl top pods', 'top -b -n 1 | head -20'),
    line('bringing a store back', `${post}/start/<postgres, nats or redis>`),
    line('kubectl scale --replicas=0', `${post}/stop/<part, process or store>`),
    line('the volume of the claim nats-0', `df -h ${join(site.folder, 'nats')}`),
    line('kubectl patch pvc <claim>', `${post}/grow/<claim>`),
    line('asking the owner of the mail server', `${post}/ask/mail-server`),
    line('helm rollback', 'there was no other release here'),
    '',
    "This site's values, of the language model:",
    ...Object.entries(site.modelSettings).map(([name, value]) => `  ${name}=${value}`),
  ].join('\n');
}
