import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CodeName } from '../errors/app-error.ts';

/** Seconds. Fine around the goals of a turn (10 and 40 ms), coarse above. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5, 10, 30];

/**
 * Milliseconds between two looks at the event loop: `nodejs_eventloop_lag_*` of a loop that is never late are this. At
 * prom-client's own 10 each idle process takes 2.5 ms of CPU a second for it (measured, Node 20), at 50 it is 1.
 */
export const LAG_EVERY_MS = 50;

/** Rate, errors and duration of one side's calls, by method. */
export interface RpcMetrics {
  /** `code` is the gRPC code's name, OK for success. */
  observe(method: string, code: CodeName | 'OK', seconds: number): void;
}

export interface Metrics {
  readonly registry: Registry;
  /** Calls served. */
  readonly rpc: RpcMetrics;
  /** Calls made. */
  readonly rpcClient: RpcMetrics;
  /** Starts the clock of one stage of a turn; call the result when it ends. */
  stage(name: string): () => void;
  counter(name: string, help: string, labels?: readonly string[]): Counter<string>;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge<string>;
  histogram(name: string, help: string, labels?: readonly string[]): Histogram<string>;
  /** Prometheus' text format. */
  text(): Promise<string>;
}

export interface MetricsOptions {
  /** Also measure the process (CPU, memory, event loop): once in a process. */
  readonly process?: boolean;
}

/** A part's own metrics, each labelled `part`. */
export function createMetrics(part: string, options: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ part });
  if (options.process)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const stages = newHistogram(registry, 'fabula_turn_stage_seconds', 'Time in one stage of a turn', [
    'stage',
  ]);
  return {
    registry,
    rpc: rpcMetrics(registry, 'fabula_rpc', 'served'),
    rpcClient: rpcMetrics(registry, 'fabula_rpc_client', 'made'),
    stage: (name) => stages.startTimer({ stage: name }),
    counter: (name, help, labels = []) =>
      existing(registry, name, Counter) ??
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    gauge: (name, help, labels = []) =>
      existing(registry, name, Gauge) ?? new Gauge({ name, help, labelNames: labels, registers: [registry] }),
    histogram: (name, help, labels = []) =>
      existing(registry, name, Histogram) ?? newHistogram(registry, name, help, labels),
    text: () => registry.metrics(),
  };
}

/** The text of several parts' metrics that live in one process. */
export async function mergedText(parts: readonly Metrics[]): Promise<string> {
  const values = await Promise.all(parts.map((part) => part.registry.getMetricsAsJSON()));
  return AggregatorRegistry.aggregate(values).metrics();
}

function rpcMetrics(registry: Registry, prefix: string, verb: string): RpcMetrics {
  const requests = new Counter({
    name: `${prefix}_requests_total`,
    help: `Calls ${verb}`,
    labelNames: ['method', 'code'],
    registers: [registry],
  });
  const durations = newHistogram(registry, `${prefix}_duration_seconds`, `Duration of calls ${verb}`, [
    'method',
  ]);
  return {
    observe: (method, code, seconds) => {
      requests.inc({ method, code });
      durations.observe({ method }, seconds);
    },
  };
}

function newHistogram(registry: Registry, name: string, help: string, labelNames: readonly string[]) {
  return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [registry] });
}

/** A metric that is asked for twice is the same metric. */
function existing<T>(
  registry: Registry,
  name: string,
  kind: abstract new (...args: never[]) => T,
): T | undefined {
  const metric: unknown = registry.getSingleMetric(name);
  if (metric === undefined || metric instanceof kind) return metric as T | undefined;
  throw new Error(`${name} is already another kind of metric`);
}
