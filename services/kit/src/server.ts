import { rmSync } from 'node:fs';
import type { DescMethod, DescService } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { MAX_MESSAGE_BYTES, type Wire, wireOf, wiresOf } from './adapter.ts';
import type { Serve } from './in-process/call.ts';
import type { ReadyReport } from './lifecycle.ts';
import { Health } from './server/health.ts';
import { Intake, type ServerOptions } from './server/intake.ts';
import {
  type BidiHandler,
  type ServerStreamHandler,
  serveBidi,
  serveServerStream,
} from './server/streams.ts';
import type { Handlers } from './server/types.ts';
import { serveUnary, type UnaryHandler } from './server/unary.ts';
import { warmUp } from './validate.ts';
import { within } from './within.ts';

export { playerOf } from './access.ts';
export type { ServerOptions } from './server/intake.ts';
export type { Call, Handler, Handlers } from './server/types.ts';

const SETTINGS: grpc.ChannelOptions = {
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 120_000,
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
};

/** Serves a part's methods: access, validation, spans, metrics and error texts are taken care of here, for all of them. */
export class RpcServer {
  private readonly server = new grpc.Server(SETTINGS);
  private readonly health = new Health();
  private readonly methods = new Map<string, { wire: Wire; serve: Serve }>();
  private address: string | undefined;

  constructor(private readonly options: ServerOptions) {
    this.health.addTo(this.server);
  }

  /** Throws where a method declares no access, or has no handler. */
  add<S extends DescService>(service: S, handlers: Handlers<S>): this {
    const table = service.methods.map((method) => {
      const handler = (handlers as Record<string, unknown>)[method.localName];
      if (typeof handler !== 'function') throw new Error(`${service.typeName}/${method.name} has no handler`);
      const serve = this.serve(method, handler.bind(handlers));
      const wire = wireOf(method);
      this.methods.set(wire.path, { wire, serve: serve as Serve });
      return [method.localName, serve];
    });
    this.server.addService(wiresOf(service), Object.fromEntries(table));
    for (const method of service.methods) warmUp(method.input);
    return this;
  }

  /**
   * Listens on `unix:/path` or `host:port` (port 0 takes a free one) and answers the address for clients. A socket file
   * left by a killed process is removed: the caller holds the folder's lock.
   */
  async listen(address: string): Promise<string> {
    if (address.startsWith('unix:')) rmSync(address.slice('unix:'.length), { force: true });
    const port = await new Promise<number>((resolve, reject) => {
      const credentials = grpc.ServerCredentials.createInsecure();
      this.server.bindAsync(address, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
    });
    this.address = address.startsWith('unix:') ? address : address.replace(/:\d+$/, `:${port}`);
    this.health.isAccepting = true;
    this.options.inProcess?.serve(this.address, this.methods);
    return this.address;
  }

  /** Its gRPC health says so where the part that it serves is not ready. */
  needs(part: { ready(): Promise<ReadyReport> }): void {
    this.health.needs(() => part.ready());
  }

  /** Refuses new connections and calls; running ones go on. */
  stopAccepting(): void {
    this.health.isAccepting = false;
    if (this.address !== undefined && !this.address.startsWith('unix:')) this.server.unbind(this.address);
  }

  /** Lets running calls end, for at most `graceMs`, then ends them: an open server stream would never end by itself. */
  async close(graceMs = 5_000): Promise<void> {
    this.stopAccepting();
    const inProcess = this.options.inProcess?.leave(this.address ?? '');
    const overWire = new Promise<void>((resolve) => this.server.tryShutdown(() => resolve()));
    const graceful = Promise.all([overWire, inProcess?.ended]);
    await within(graceMs, graceful);
    inProcess?.abort();
    this.server.forceShutdown();
  }

  private serve(method: DescMethod, handler: unknown): grpc.UntypedHandleCall {
    const intake = new Intake(method, this.options);
    if (method.methodKind === 'unary') return serveUnary(intake, handler as UnaryHandler);
    if (method.methodKind === 'server_streaming')
      return serveServerStream(intake, handler as ServerStreamHandler) as grpc.UntypedHandleCall;
    return serveBidi(intake, handler as BidiHandler) as grpc.UntypedHandleCall;
  }
}
