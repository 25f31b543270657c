import { context, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

export interface TracingOptions {
  readonly part: string;
  /** An OTLP/HTTP collector, e.g. http://127.0.0.1:4318/v1/traces. Without it (and `exporter`) nothing is traced. */
  readonly otlpUrl?: string | undefined;
  readonly exporter?: SpanExporter | undefined;
  /** Which part of all traces is collected, 0 to 1 (all); by the trace's id, so that all parts decide alike, whatever a page asks for. */
  readonly ratio?: number | undefined;
}

export interface Tracing {
  /** Sends what is collected. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Starts tracing for this process, once. */
export function startTracing(options: TracingOptions): Tracing {
  const exporter =
    options.exporter ?? (options.otlpUrl ? new OTLPTraceExporter({ url: options.otlpUrl }) : undefined);
  if (!exporter) return { flush: async () => {}, close: async () => {} };
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.part }),
    sampler: new TraceIdRatioBasedSampler(options.ratio ?? 1),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return {
    flush: () => provider.forceFlush(),
    close: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
