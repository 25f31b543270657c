import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

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
