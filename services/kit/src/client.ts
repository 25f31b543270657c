import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Channel } from './client/channel.ts';
import type { CallOptions, Client } from './client/types.ts';

export { Channel, type ChannelOptions } from './client/channel.ts';
export { instancesOf } from './client/instances.ts';
export type { CallOptions, Client, Duplex } from './client/types.ts';

/** Typed calls of a service over a channel. */
export function newClient<S extends DescService>(service: S, channel: Channel): Client<S> {
  return Object.fromEntries(service.methods.map((m) => [m.localName, caller(m, channel)])) as Client<S>;
}

function caller(method: DescMethod, channel: Channel): unknown {
  switch (method.methodKind) {
    case 'unary':
      return (request: unknown, options: CallOptions) => channel.unary(method, request, options);
    case 'server_streaming':
      return (request: unknown, options: CallOptions) => channel.serverStream(method, request, options);
    default:
      return (options: CallOptions) => channel.bidi(method, options);
  }
}
