import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../stage/root.ts';
import { environment } from './kube.ts';
import { readTrial } from './trial.ts';

/** There is buildah here, and the newcomer's registry is this machine's; images that stand (FABULA_K8S_IMAGES_STAND) are not made again. */
const SHELL = `
set -euo pipefail
docker() { [ "$1" = push ] && scripts/k8s/cluster/push.sh "$2" "$2"; }
make() { [ -n "\${FABULA_K8S_IMAGES_STAND:-}" ] || command make "$@"; }
`;
const ORIGIN = 'http://localhost:8080';
const FORWARDED_WITHIN_SECONDS = 20;

/** Types all that helm/README.md has a newcomer type, but for the last line. Rejects where a command fails; what they say is shown. */
export async function typeTrial(): Promise<void> {
  const { commands } = readTrial(ROOT);
  const child = spawn('bash', ['-c', SHELL + commands], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('a command of the trial in helm/README.md failed');
}

/** Types the last line as well, does something at the address where a newcomer plays then, and ends it. */
export async function atForwardedPort<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const { forward } = readTrial(ROOT);
  const child = spawn('bash', ['-c', `exec ${forward}`], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await answers(() => child.exitCode !== null);
    return await work(ORIGIN);
  } finally {
    child.kill();
    await ended;
  }
}

async function answers(isOver: () => boolean): Promise<void> {
  for (let tries = 0; tries < FORWARDED_WITHIN_SECONDS * 5; tries++) {
    if (isOver()) break;
    if (
      await fetch(ORIGIN).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(200);
  }
  throw new Error(`${ORIGIN} does not answer: is something else at that port of this machine?`);
}
