import { PARTS } from '@fabula/kit/tokens';
import { apply, kubectl, podsOf } from './kube.ts';

const PORTS = [8080, 9000, 9464];
const STRANGER = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'stranger' },
  spec: {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'stranger',
        image: '',
        command: ['sleep', '600'],
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
      },
    ],
  },
};

/** Connects to every port of every part; says which opened. */
const KNOCK = `
const { connect } = require('node:net');
const tried = process.argv.slice(1).map((at) => new Promise((resolve) => {
  const [host, port] = at.split(':');
  const socket = connect({ host, port: Number(port) }, () => { socket.destroy(); resolve(at); });
  socket.setTimeout(2500, () => { socket.destroy(); resolve(''); });
  socket.on('error', () => resolve(''));
}));
Promise.all(tried).then((open) => console.log(JSON.stringify(open.filter(Boolean))));`;

/** Which doors open to a pod that no policy names, as \`<part>:<port>\`. Players' own is the gateway's 8080. */
export async function doorsOpenToStrangers(image: string): Promise<string[]> {
  const [container] = STRANGER.spec.containers;
  await apply(
    JSON.stringify({ ...STRANGER, spec: { ...STRANGER.spec, containers: [{ ...container, image }] } }),
  );
  await kubectl('wait', '--for=condition=Ready', 'pod/stranger', '--timeout=60s');
  try {
    const doors = new Map<string, string>();
    for (const part of PARTS) {
      for (const { ip } of await podsOf(part))
        for (const port of PORTS) doors.set(`${ip}:${port}`, `${part}:${port}`);
    }
    const said = await kubectl('exec', 'stranger', '--', 'node', '-e', KNOCK, ...doors.keys());
    return [...new Set((JSON.parse(said) as string[]).map((at) => doors.get(at) ?? at))].sort();
  } finally {
    await kubectl('delete', 'pod', 'stranger', '--grace-period=0', '--force', '--wait=false');
  }
}
