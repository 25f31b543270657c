import { spawn } from 'node:child_process';
import { connect } from '@nats-io/transport-node';
import { freePort } from './ports.ts';
import { dataFolder, findProgram, type Running, running, type StartOptions, untilUp } from './programs.ts';

export interface NatsStartOptions extends StartOptions {
  /** It keeps nothing where this is false: a server without JetStream. */
  readonly hasStore?: boolean;
}

/** Starts a real NATS server with JetStream on 127.0.0.1, with data of its own. */
export async function startNats(options: NatsStartOptions = {}): Promise<Running> {
  const folder = dataFolder('nats', options.folder);
  const port = options.port ?? (await freePort());
  const store = options.hasStore === false ? [] : ['-js', '-sd', folder.path];
  const args = [...store, '-a', '127.0.0.1', '-p', String(port)];
  const child = spawn(findProgram('nats-server'), args, { stdio: 'ignore' });
  const url = `nats://127.0.0.1:${port}`;
  await untilUp(child, async () => {
    const connection = await connect({ servers: url, reconnect: false });
    await connection.close();
  });
  return running(url, child, folder);
}
