export { type CacheMeter, cacheMeter } from './metrics/cache.ts';
export type { TracedHistogram } from './metrics/exemplars.ts';
export { type HttpMeter, httpMeter, metered, routesBy } from './metrics/http.ts';
export { fromZero } from './metrics/known-labels.ts';
export {
  createMetrics,
  LAG_EVERY_MS,
  type Metrics,
  type MetricsOptions,
  mergedText,
  type RpcMetrics,
} from './metrics/metrics.ts';
export type { Sampled } from './metrics/sampled.ts';
export { type MetricsServer, startMetricsServer } from './metrics/server.ts';
export type { Format } from './metrics/text.ts';
export { turnStages } from './metrics/turn-stages.ts';
