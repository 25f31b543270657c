import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '@fabula/kit/config';
import { portHolder } from './port-holder.ts';

export interface PortToCheck {
  readonly host: string;
  readonly port: number;
  /** That names the port. */
  readonly variable: string;
}

/** Throws ConfigError, before anything is started, where the port cannot be had; says by whom it is taken if that can be told. */
export async function checkPort({ host, port, variable }: PortToCheck): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError([explain({ host, port, variable }, error as NodeJS.ErrnoException)]);
  } finally {
    server.close();
  }
}

function explain({ host, port, variable }: PortToCheck, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `${variable}: ${port} is taken by ${portHolder(port) ?? 'another program'}. Stop it, or set ${variable} to another port.`;
    case 'EACCES':
      return `${variable}: this user may not listen on ${port}. Choose a port from 1024 up.`;
    default:
      return `FABULA_HOST: cannot listen on ${host} (${error.code}).`;
  }
}
