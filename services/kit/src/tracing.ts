export { contextFrom, currentTraceparent, inSpan, SpanKind, type SpanOptions } from './tracing/span.ts';
export { startTracing, type Tracing, type TracingOptions } from './tracing/start.ts';
