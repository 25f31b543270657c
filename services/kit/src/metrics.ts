export {
  createMetrics,
  LAG_EVERY_MS,
  type Metrics,
  type MetricsOptions,
  mergedText,
  type RpcMetrics,
} from './metrics/metrics.ts';
export { type MetricsServer, startMetricsServer } from './metrics/server.ts';
