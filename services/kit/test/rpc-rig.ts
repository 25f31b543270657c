import type { DescService } from '@bufbuild/protobuf';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { InProcess } from '@fabula/kit/in-process';
import { createMetrics, type Metrics } from '@fabula/kit/metrics';
import { type Handlers, RpcServer } from '@fabula/kit/server';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { collectedLog } from '@fabula/kit/testing/log';
import { freePort } from '@fabula/kit/testing/ports';
import type { Part } from '@fabula/kit/tokens';

export const identity = new TestIdentity();

export interface Rig<S extends DescService> {
  readonly server: RpcServer;
  readonly client: Client<S>;
  readonly address: string;
  /** Of a rig within the process. */
  readonly inProcess: InProcess | undefined;
  readonly metrics: Metrics;
  readonly lines: () => Record<string, unknown>[];
  /** A client that is another part. */
  as(part: Part): Client<S>;
  /** A client of another service, which the server does not have. */
  clientOf<Other extends DescService>(other: Other): Client<Other>;
  close(): Promise<void>;
}

/** How a call travels. */
export const WAYS = ['over the wire', 'within the process'] as const;
export type Way = (typeof WAYS)[number];

/** A real server and client of one service, over TCP or within the process. */
export async function rig<S extends DescService>(
  service: S,
  handlers: Partial<Handlers<S>>,
  way: Way = 'over the wire',
): Promise<Rig<S>> {
  const inProcess = way === 'within the process' ? new InProcess() : undefined;
  const metrics = createMetrics('test');
  const { log, lines } = collectedLog();
  const server = new RpcServer({ part: 'test', verifiers: identity.verifiers, log, metrics, inProcess });
  server.add(service, withDefaults(service, handlers));
  const address = await server.listen(`127.0.0.1:${await freePort()}`);
  const channels: Channel[] = [];
  const channelOf = (part: Part) => {
    const channel = new Channel(address, { signer: identity.signer(part), log, metrics, inProcess });
    channels.push(channel);
    return channel;
  };
  const as = (part: Part) => newClient(service, channelOf(part));
  const close = async () => {
    for (const channel of channels) channel.close();
    await server.close(100);
  };
  return {
    ...{ server, client: as('moment-engine'), address, inProcess, metrics, lines, as, close },
    clientOf: (other) => newClient(other, channelOf('moment-engine')),
  };
}

/** Methods that a test does not speak of answer nothing. */
export function withDefaults<S extends DescService>(service: S, handlers: Partial<Handlers<S>>): Handlers<S> {
  const stream = async function* () {};
  const defaults = service.methods.map((m) => [
    m.localName,
    m.methodKind === 'unary' ? async () => ({}) : stream,
  ]);
  return { ...Object.fromEntries(defaults), ...handlers } as Handlers<S>;
}
