import type { DescService } from '@bufbuild/protobuf';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { createMetrics, type Metrics } from '@fabula/kit/metrics';
import { type Handlers, RpcServer } from '@fabula/kit/server';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { collectedLog } from '@fabula/kit/testing/log';
import type { Part } from '@fabula/kit/tokens';

export const identity = new TestIdentity();

export interface Rig<S extends DescService> {
  readonly server: RpcServer;
  readonly client: Client<S>;
  readonly address: string;
  readonly metrics: Metrics;
  readonly lines: () => Record<string, unknown>[];
  /** A client that is another part. */
  as(part: Part): Client<S>;
  close(): Promise<void>;
}

/** A real server and client of one service, over TCP. */
export async function rig<S extends DescService>(
  service: S,
  handlers: Partial<Handlers<S>>,
): Promise<Rig<S>> {
  const metrics = createMetrics('test');
  const { log, lines } = collectedLog();
  const server = new RpcServer({ part: 'test', verifiers: identity.verifiers, log, metrics });
  server.add(service, withDefaults(service, handlers));
  const address = await server.listen('127.0.0.1:0');
  const channels: Channel[] = [];
  const as = (part: Part) => {
    const channel = new Channel(address, { signer: identity.signer(part), log, metrics });
    channels.push(channel);
    return newClient(service, channel);
  };
  const close = async () => {
    for (const channel of channels) channel.close();
    await server.close(100);
  };
  return { server, client: as('moment-engine'), address, metrics, lines, as, close };
}

/** Methods that a test does not speak of answer nothing. */
function withDefaults<S extends DescService>(service: S, handlers: Partial<Handlers<S>>): Handlers<S> {
  const stream = async function* () {};
  const defaults = service.methods.map((m) => [
    m.localName,
    m.methodKind === 'unary' ? async () => ({}) : stream,
  ]);
  return { ...Object.fromEntries(defaults), ...handlers } as Handlers<S>;
}
