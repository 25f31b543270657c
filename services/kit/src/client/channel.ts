import type { EventEmitter } from 'node:events';
import type { DescMethod } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { PART_TOKEN } from '../access.ts';
import { MAX_MESSAGE_BYTES, wireOf } from '../adapter.ts';
import { monotonicMs, wallMs } from '../clock.ts';
import { AppError, type CodeName } from '../errors/app-error.ts';
import { fromGrpc, isOurs } from '../errors/grpc.ts';
import { assertOutsideTransaction } from '../guard.ts';
import type { InProcess, InProcessWire } from '../in-process.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { servingPart } from '../tokens/parts.ts';
import type { ServiceSigner } from '../tokens/service.ts';
import { injectInto } from '../tracing/grpc.ts';
import { IncomingMessages } from './incoming.ts';
import { retried } from './retry.ts';
import type { CallOptions, Duplex } from './types.ts';

export interface ChannelOptions {
  readonly signer: Pick<ServiceSigner, 'current'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Servers of this process: they are called without a connection. */
  readonly inProcess?: InProcess | undefined;
  /** Milliseconds; for tests. */
  readonly keepAlive?: KeepAlive;
}

/** How a connection is found dead that says nothing: a suspended process, a line that swallows all. */
interface KeepAlive {
  readonly askAfterMs: number;
  readonly answerWithinMs: number;
}

const KEEP_ALIVE: KeepAlive = { askAfterMs: 10_000, answerWithinMs: 5_000 };

const SETTINGS: grpc.ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Nobody asks it, and it counts every call and message.
  'grpc.enable_channelz': 0,
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // Where a name stands for several processes, one that has come back is known again when the next one goes: half a minute, as
  // it is otherwise, is longer than that.
  'grpc.dns_min_time_between_resolutions_ms': 2_000,
};

type AnyCall = EventEmitter & { cancel(): void };

/** The way to one part: `unix:/path`, `dns:///name:port` or `ipv4:a:1,b:2`; calls go to its instances in turn. */
export class Channel {
  private connected: grpc.Client | undefined;
  private isClosed = false;
  /** Methods whose failures are counted from 0. */
  private readonly known = new Set<string>();

  constructor(
    private readonly address: string,
    private readonly options: ChannelOptions,
  ) {}

  /** Within this process where it serves the address. Else over the wire, whose connection is made when it is needed first. */
  private get raw(): grpc.Client | InProcessWire {
    const near = this.isClosed ? undefined : this.options.inProcess?.at(this.address);
    if (near) return near;
    this.connected ??= this.connect();
    return this.connected;
  }

  private connect(): grpc.Client {
    const { askAfterMs, answerWithinMs } = this.options.keepAlive ?? KEEP_ALIVE;
    return new grpc.Client(this.address, grpc.credentials.createInsecure(), {
      ...SETTINGS,
      'grpc.keepalive_time_ms': askAfterMs,
      'grpc.keepalive_timeout_ms': answerWithinMs,
      'grpc.keepalive_permit_without_calls': 1,
    });
  }

  async unary(method: DescMethod, request: unknown, options: CallOptions): Promise<unknown> {
    const deadline = monotonicMs() + options.deadlineMs;
    const once = () => this.once(method, request, options, deadline);
    return options.idempotent ? retried(once, deadline, options.signal) : once();
  }

  serverStream(method: DescMethod, request: unknown, options: CallOptions): AsyncIterable<unknown> {
    const wire = wireOf(method);
    const metadata = this.open(method, options);
    const deadline = wallMs() + options.deadlineMs;
    const { requestSerialize, responseDeserialize, path } = wire;
    const call = this.raw.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadata,
      {
        deadline,
      },
    );
    this.watch(call, wire.name, options);
    return new IncomingMessages(call);
  }

  bidi(method: DescMethod, options: CallOptions): Duplex<unknown, unknown> {
    const wire = wireOf(method);
    const metadata = this.open(method, options);
    const deadline = wallMs() + options.deadlineMs;
    const { requestSerialize, responseDeserialize, path } = wire;
    const call = this.raw.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, metadata, {
      deadline,
    });
    this.watch(call, wire.name, options);
    const messages = new IncomingMessages(call);
    return {
      send: (message) => void (call.writable && call.write(message)),
      end: () => void call.end(),
      cancel: () => call.cancel(),
      [Symbol.asyncIterator]: () => messages[Symbol.asyncIterator](),
    };
  }

  close(): void {
    this.isClosed = true;
    this.connected ??= this.connect();
    this.connected.close();
  }

  private once(
    method: DescMethod,
    request: unknown,
    options: CallOptions,
    deadline: number,
  ): Promise<unknown> {
    const { requestSerialize, responseDeserialize, path, name } = wireOf(method);
    const metadata = this.open(method, options);
    return new Promise((resolve, reject) => {
      const call = this.raw.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadata,
        // grpc-js takes an instant, and looks at once how far it is.
        { deadline: wallMs() + deadline - monotonicMs() },
        (error, value) => (error ? reject(fromGrpc(error)) : resolve(value)),
      );
      this.watch(call, name, options);
    });
  }

  /** Metadata of a call that may start: not inside a transaction, not already aborted. */
  private open(method: DescMethod, options: CallOptions): grpc.Metadata {
    assertOutsideTransaction(wireOf(method).name);
    if (options.signal?.aborted) throw new AppError({ code: 'CANCELLED', message: 'Cancelled.' });
    const metadata = new grpc.Metadata();
    metadata.set(PART_TOKEN, this.options.signer.current(servingPart(method.parent.typeName)));
    if (options.playerToken) metadata.set('authorization', `Bearer ${options.playerToken}`);
    if (options.cookie) metadata.set('cookie', options.cookie);
    for (const [key, value] of Object.entries(options.headers ?? {})) metadata.set(key, value);
    injectInto(metadata);
    return metadata;
  }

  private watch(call: AnyCall, name: string, options: CallOptions): void {
    const started = performance.now();
    if (!this.known.has(name)) this.options.metrics.rpcClient.known(name);
    this.known.add(name);
    const cancel = () => call.cancel();
    options.signal?.addEventListener('abort', cancel, { once: true });
    if (options.onHeader) call.on('metadata', options.onHeader);
    call.on('status', (end: grpc.StatusObject) => {
      options.signal?.removeEventListener('abort', cancel);
      const codeName = grpc.status[end.code] as CodeName | 'OK';
      this.logForeign(name, codeName, end);
      this.options.metrics.rpcClient.observe(name, codeName, (performance.now() - started) / 1000);
    });
  }

  /** A failure that no part of Fabula wrote: its text goes to the log, since the caller does not get it. */
  private logForeign(method: string, code: CodeName | 'OK', { details, metadata }: grpc.StatusObject): void {
    if (code === 'OK' || code === 'CANCELLED' || isOurs(metadata)) return;
    this.options.log.warn({ method, code, details }, 'call failed on the way');
  }
}
