export {
  contextFrom,
  currentTraceparent,
  inSpan,
  markFailed,
  SpanKind,
  type SpanOptions,
} from './tracing/span.ts';
export { startTracing } from './tracing/start.ts';
export type { Tracing, TracingOptions } from './tracing/types.ts';
