import { spawn } from 'node:child_process';
import { connect } from '@nats-io/transport-node';
import { freePort } from './ports.ts';
import { dataFolder, findProgram, type Running, running, type StartOptions, untilUp } from './programs.ts';

/** Starts a real NATS server with JetStream on 127.0.0.1, with data of its own. */
export async function startNats(options: StartOptions = {}): Promise<Running> {
  const folder = dataFolder('nats', options.folder);
  const port = options.port ?? (await freePort());
  const args = ['-js', '-sd', folder.path, '-a', '127.0.0.1', '-p', String(port)];
  const child = spawn(findProgram('nats-server'), args, { stdio: 'ignore' });
  const url = `nats://127.0.0.1:${port}`;
  await untilUp(child, async () => {
    const connection = await connect({ servers: url, reconnect: false });
    await connection.close();
  });
  return running(url, child, folder);
}
