import type { DescMethod } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { PART_TOKEN } from '../access.ts';
import { wireOf } from '../adapter.ts';
import { AppError, type CodeName } from '../errors/app-error.ts';
import { fromGrpc, isOurs } from '../errors/grpc.ts';
import { assertOutsideTransaction } from '../guard.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ServiceSigner } from '../tokens/service.ts';
import { injectInto } from '../tracing/grpc.ts';
import { IncomingMessages } from './incoming.ts';
import { retried } from './retry.ts';
import type { CallOptions, Duplex } from './types.ts';

export interface ChannelOptions {
  readonly signer: Pick<ServiceSigner, 'current'>;
  readonly log: Logger;
  readonly metrics: Metrics;
}

const SETTINGS: grpc.ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Nobody asks it, and it counts every call and message.
  'grpc.enable_channelz': 0,
  'grpc.max_receive_message_length': 5 * 1024 * 1024,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
};

type AnyCall = Pick<grpc.ClientUnaryCall, 'cancel' | 'on'>;

/** The way to one part: `unix:/path`, `dns:///name:port` or `ipv4:a:1,b:2`; calls go to its instances in turn. */
export class Channel {
  private readonly raw: grpc.Client;

  constructor(
    address: string,
    private readonly options: ChannelOptions,
  ) {
    this.raw = new grpc.Client(address, grpc.credentials.createInsecure(), SETTINGS);
  }

  async unary(method: DescMethod, request: unknown, options: CallOptions): Promise<unknown> {
    const deadline = Date.now() + options.deadlineMs;
    const once = () => this.once(method, request, options, deadline);
    return options.idempotent ? retried(once, deadline, options.signal) : once();
  }

  serverStream(method: DescMethod, request: unknown, options: CallOptions): AsyncIterable<unknown> {
    const wire = wireOf(method);
    const metadata = this.open(wire.name, options);
    const deadline = Date.now() + options.deadlineMs;
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
    const metadata = this.open(wire.name, options);
    const deadline = Date.now() + options.deadlineMs;
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
    this.raw.close();
  }

  private once(
    method: DescMethod,
    request: unknown,
    options: CallOptions,
    deadline: number,
  ): Promise<unknown> {
    const { requestSerialize, responseDeserialize, path, name } = wireOf(method);
    const metadata = this.open(name, options);
    return new Promise((resolve, reject) => {
      const call = this.raw.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadata,
        { deadline },
        (error, value) => (error ? reject(fromGrpc(error)) : resolve(value)),
      );
      this.watch(call, name, options);
    });
  }

  /** Metadata of a call that may start: not inside a transaction, not already aborted. */
  private open(name: string, options: CallOptions): grpc.Metadata {
    assertOutsideTransaction(name);
    if (options.signal?.aborted) throw new AppError({ code: 'CANCELLED', message: 'Cancelled.' });
    const metadata = new grpc.Metadata();
    metadata.set(PART_TOKEN, this.options.signer.current());
    if (options.playerToken) metadata.set('authorization', `Bearer ${options.playerToken}`);
    if (options.cookie) metadata.set('cookie', options.cookie);
    for (const [key, value] of Object.entries(options.headers ?? {})) metadata.set(key, value);
    injectInto(metadata);
    return metadata;
  }

  private watch(call: AnyCall, name: string, options: CallOptions): void {
    const started = performance.now();
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
