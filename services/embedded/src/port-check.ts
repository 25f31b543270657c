import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '@fabula/kit/config';
import { portHolder } from './port-holder.ts';

/** Throws ConfigError, before anything is started, where the port cannot be had; says by whom it is taken if that can be told. */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError([explain(host, port, error as NodeJS.ErrnoException)]);
  } finally {
    server.close();
  }
}

function explain(host: string, port: number, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `FABULA_PORT: ${port} is taken by ${portHolder(port) ?? 'another program'}. Stop it, or set FABULA_PORT to another port.`;
    case 'EACCES':
      return `FABULA_PORT: this user may not listen on ${port}. Choose a port from 1024 up.`;
    default:
      return `FABULA_HOST: cannot listen on ${host} (${error.code}).`;
  }
}
