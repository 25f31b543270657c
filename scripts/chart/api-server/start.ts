import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { dataFolder, stopChild, untilUp } from '@fabula/kit/testing/programs';
import { ROOT } from '../../stage/root.ts';
import { kubectl } from './kubectl.ts';

/** Kubernetes in one program, where `scripts/k8s/build.sh` has built it: nothing waits eight minutes for it here. */
const home = execFileSync(join(ROOT, 'scripts/k8s/build.sh'), ['where'], { encoding: 'utf8' }).trim();
const KUBE = join(home, 'kube');
export const isBuilt = () => existsSync(KUBE);

export interface ApiServer {
  /** A file with its address and what its administrator shows. */
  readonly kubeconfig: string;
  stop(): Promise<void>;
}

/** An API server with a store of its own and nothing behind it: it takes or refuses objects, and nothing comes of them. */
export async function startApiServer(): Promise<ApiServer> {
  const folder = dataFolder('api-server', undefined);
  const at = (file: string) => join(folder.path, file);
  const [client = 0, peer = 0, port = 0] = await freePorts(3);
  const etcd = start(at('etcd.log'), etcdArgs(at('etcd'), client, peer));
  const token = randomBytes(24).toString('hex');
  writeFileSync(at('tokens.csv'), `${token},admin,admin,system:masters\n`, { mode: 0o600 });
  writeKeys(at);
  const server = start(at('server.log'), serverArgs(at, client, port));
  const kubeconfig = at('kubeconfig.json');
  writeFileSync(kubeconfig, kubeconfigOf(port, at('certs/apiserver.crt'), token), { mode: 0o600 });
  const stop = async () => {
    await stopChild(server);
    await stopChild(etcd);
    folder.remove();
  };
  try {
    await untilUp(server, async () => void (await kubectl(kubeconfig, ['get', '--raw', '/readyz'])));
  } catch (error) {
    const said = readFileSync(at('server.log'), 'utf8').slice(-2_000);
    await stop();
    throw new Error(`the API server did not start: ${said}`, { cause: error });
  }
  return { kubeconfig, stop };
}

function start(log: string, args: readonly string[]): ChildProcess {
  const file = openSync(log, 'w');
  return spawn(KUBE, [...args], { stdio: ['ignore', file, file] });
}

function etcdArgs(folder: string, client: number, peer: number): string[] {
  const [clients, peers] = [client, peer].map((port) => `http://127.0.0.1:${port}`);
  return [
    ...['etcd', `--data-dir=${folder}`, '--unsafe-no-fsync', '--log-level=error', '--name=store'],
    ...[`--listen-client-urls=${clients}`, `--advertise-client-urls=${clients}`],
    ...[`--listen-peer-urls=${peers}`, `--initial-advertise-peer-urls=${peers}`],
    `--initial-cluster=store=${peers}`,
  ];
}

function serverArgs(at: (file: string) => string, store: number, port: number): string[] {
  return [
    ...['kube-apiserver', `--etcd-servers=http://127.0.0.1:${store}`, `--cert-dir=${at('certs')}`],
    ...['--bind-address=127.0.0.1', '--advertise-address=127.0.0.1', `--secure-port=${port}`],
    ...['--endpoint-reconciler-type=none', '--service-cluster-ip-range=10.96.0.0/16'],
    ...['--authorization-mode=RBAC', `--token-auth-file=${at('tokens.csv')}`],
    ...['--service-account-issuer=https://kubernetes.default.svc'],
    ...[`--service-account-key-file=${at('sa.pub')}`, `--service-account-signing-key-file=${at('sa.key')}`],
    // On by itself from 1.35 on: stories may lie in an image.
    '--feature-gates=ImageVolume=true',
  ];
}

function writeKeys(at: (file: string) => string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(at('sa.key'), privateKey.export({ type: 'sec1', format: 'pem' }), { mode: 0o600 });
  writeFileSync(at('sa.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
}

function kubeconfigOf(port: number, authority: string, token: string): string {
  const cluster = { server: `https://127.0.0.1:${port}`, 'certificate-authority': authority };
  return JSON.stringify({
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'here' },
    clusters: [{ name: 'here', cluster }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name: 'here', context: { cluster: 'here', user: 'admin' } }],
  });
}
