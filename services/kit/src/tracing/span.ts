import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';

export { SpanKind } from '@opentelemetry/api';

const tracer = trace.getTracer('fabula');

export interface SpanOptions {
  /** Names, numbers and ids only: never what a player or a character says, never a token. */
  readonly attributes?: Attributes;
  /** The active context where none is given. */
  readonly parent?: Context;
  readonly kind?: SpanKind;
}

/** Runs `work` in a span. A failure marks the span, without its text. */
export function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  options: SpanOptions = {},
): Promise<T> {
  const { attributes, parent, kind } = options;
  const settings = { kind: kind ?? SpanKind.INTERNAL, ...(attributes && { attributes }) };
  return tracer.startActiveSpan(name, settings, parent ?? context.active(), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks the active span as one of something that failed, though nothing is thrown: failures are what traces are kept for. */
export function markFailed(): void {
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Where in which trace we are; undefined where nothing is traced. */
export function activeSpan(): SpanContext | undefined {
  return trace.getActiveSpan()?.spanContext();
}

/** The active trace, where it is collected: any other one leads nowhere. */
export function collectedTraceId(): string | undefined {
  const span = activeSpan();
  return span && (span.traceFlags & TraceFlags.SAMPLED) !== 0 ? span.traceId : undefined;
}

/** The active span in W3C form, to be sent along; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context that a traceparent header or query value names: the parent of a span. Any other text is no parent. */
export function contextFrom(traceparent: string | undefined): Context {
  return traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}
