import type { DescMethod } from '@bufbuild/protobuf';
import { Metadata, status } from '@grpc/grpc-js';
import { accessRule, authorise, type Guarded } from '../access.ts';
import { type Wire, wireOf } from '../adapter.ts';
import type { CodeName } from '../errors/app-error.ts';
import { type Failure, toGrpc } from '../errors/grpc.ts';
import type { InProcess } from '../in-process.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { servingPart } from '../tokens/parts.ts';
import type { Verifiers } from '../tokens/verifiers.ts';
import { parentOf } from '../tracing/grpc.ts';
import { inSpan, SpanKind } from '../tracing/span.ts';
import type { Call } from './types.ts';

export interface ServerOptions {
  readonly part: string;
  readonly verifiers: Verifiers;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Where channels of the same process find it. */
  readonly inProcess?: InProcess | undefined;
}

/** What both kinds of grpc-js call have. */
export interface Incoming {
  readonly metadata: Metadata;
  readonly cancelled: boolean;
  once(event: 'cancelled', listener: () => void): unknown;
  off(event: 'cancelled', listener: () => void): unknown;
}

/** What every call goes through, whatever its kind: span, access, error mapping, metrics. */
export class Intake {
  readonly wire: Wire;
  private readonly guarded: Guarded;

  constructor(
    readonly method: DescMethod,
    private readonly options: ServerOptions,
  ) {
    this.wire = wireOf(method);
    options.metrics.rpc.known(this.wire.name);
    this.guarded = { rule: accessRule(method), audience: servingPart(method.parent.typeName) };
  }

  /** Runs `work` for one call and answers how it failed, if it did. Never rejects. */
  async take(incoming: Incoming, work: (call: Call) => Promise<void>): Promise<Failure | undefined> {
    const started = performance.now();
    const gone = new AbortController();
    const leave = () => gone.abort();
    incoming.once('cancelled', leave);
    if (incoming.cancelled) leave();
    const options = { parent: parentOf(incoming.metadata), kind: SpanKind.SERVER };
    let failure: Failure | undefined;
    try {
      await inSpan(this.wire.name, async () => work(await this.admit(incoming, gone.signal)), options);
    } catch (error) {
      failure = incoming.cancelled ? CANCELLED : toGrpc(error, this.options.log);
    }
    // grpc-js says "cancelled" at the end of every call; an abort that nobody waits for costs a stack trace.
    incoming.off('cancelled', leave);
    const code = failure ? (status[failure.code] as CodeName) : 'OK';
    this.options.metrics.rpc.observe(this.wire.name, code, (performance.now() - started) / 1000);
    return failure;
  }

  private async admit(incoming: Incoming, signal: AbortSignal): Promise<Call> {
    const { caller, playerToken } = await authorise(this.guarded, incoming.metadata, this.options.verifiers);
    const base = { caller, signal, metadata: incoming.metadata, answer: new Metadata() };
    return playerToken === undefined ? base : { ...base, playerToken };
  }
}

const CANCELLED: Failure = { code: status.CANCELLED, details: 'Cancelled.', metadata: new Metadata() };

/** Whether there is anything in it to be sent. */
export function isFilled(metadata: Metadata): boolean {
  return Object.keys(metadata.getMap()).length > 0;
}
