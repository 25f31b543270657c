import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { CodeName } from '../errors/app-error.ts';
import { type TracedHistogram, traced } from './exemplars.ts';
import { fromZero } from './known-labels.ts';
import { type Sampled, SampledGauges } from './sampled.ts';
import { type Format, textOf } from './text.ts';

/** Seconds. Fine around the goals of a turn (10 and 40 ms), coarse above; 2.5 and 8 are what players are promised (`deploy/README.md`, *Goals*). */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.5, 5, 8, 30];

/** How a call ends, or fails by our own doing. */
const KNOWN_CODES = ['OK', 'INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'] as const;

/**
 * Milliseconds between two looks at the event loop: `nodejs_eventloop_lag_*` of a loop that is never late are this. At
 * prom-client's own 10 each idle process takes 2.5 ms of CPU a second for it (measured, Node 20), at 50 it is 1.
 */
export const LAG_EVERY_MS = 50;

/** Rate, errors and duration of one side's calls, by method. */
export interface RpcMetrics {
  /** A method that there will be calls of: they are counted from 0. */
  known(method: string): void;
  /** `code` is the gRPC code's name, OK for success. */
  observe(method: string, code: CodeName | 'OK', seconds: number): void;
}

export interface Metrics {
  readonly registry: OwnRegistry;
  /** Calls served. */
  readonly rpc: RpcMetrics;
  /** Calls made. */
  readonly rpcClient: RpcMetrics;
  counter(name: string, help: string, labels?: readonly string[]): Counter<string>;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge<string>;
  histogram(name: string, help: string, labels?: readonly string[]): Histogram<string>;
  /** A histogram whose buckets lead to traces. */
  traced(name: string, help: string, labels?: readonly string[]): TracedHistogram;
  /** A gauge that is read when it is scraped; what cannot be had within a second has no value then. */
  sampled(source: Sampled): void;
  /** Prometheus' text format where no other is asked for. */
  text(format?: Format): Promise<string>;
}

type OwnRegistry = Registry<OpenMetricsContentType>;

export interface MetricsOptions {
  /** Also measure the process (CPU, memory, event loop): once in a process. */
  readonly process?: boolean;
}

/** A part's own metrics, each labelled `part`. */
export function createMetrics(part: string, options: MetricsOptions = {}): Metrics {
  const registry: OwnRegistry = new Registry();
  // Histograms with exemplars are taken by no other.
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  registry.setDefaultLabels({ part });
  if (options.process)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const gauges = new SampledGauges(registry);
  return {
    registry,
    rpc: rpcMetrics(registry, {
      requests: 'fabula_rpc_requests_total',
      durations: 'fabula_rpc_duration_seconds',
      verb: 'served',
    }),
    rpcClient: rpcMetrics(registry, {
      requests: 'fabula_rpc_client_requests_total',
      durations: 'fabula_rpc_client_duration_seconds',
      verb: 'made',
    }),
    counter: (name, help, labels = []) =>
      existing(registry, name, Counter) ??
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    gauge: (name, help, labels = []) =>
      existing(registry, name, Gauge) ?? new Gauge({ name, help, labelNames: labels, registers: [registry] }),
    histogram: (name, help, labels = []) =>
      existing(registry, name, Histogram) ?? newHistogram(registry, { name, help, labels }),
    traced: (name, help, labels = []) =>
      traced(
        existing(registry, name, Histogram) ?? newHistogram(registry, { name, help, labels, isTraced: true }),
      ),
    sampled: (source) => gauges.add(source),
    text: (format = 'prometheus') => textOf([registry], format),
  };
}

/** The text of several parts' metrics that live in one process. */
export function mergedText(parts: readonly Metrics[], format: Format = 'prometheus'): Promise<string> {
  return textOf(
    parts.map(({ registry }) => registry),
    format,
  );
}

interface RpcNames {
  readonly requests: string;
  readonly durations: string;
  readonly verb: string;
}

function rpcMetrics(registry: OwnRegistry, { verb, ...names }: RpcNames): RpcMetrics {
  const requests = new Counter({
    name: names.requests,
    help: `Calls ${verb}`,
    labelNames: ['method', 'code'],
    registers: [registry],
  });
  const durations = newHistogram(registry, {
    name: names.durations,
    help: `Duration of calls ${verb}`,
    labels: ['method'],
  });
  return {
    known: (method) =>
      void fromZero(
        requests,
        KNOWN_CODES.map((code) => ({ method, code })),
      ),
    observe: (method, code, seconds) => {
      requests.inc({ method, code });
      durations.observe({ method }, seconds);
    },
  };
}

interface NewHistogram {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly isTraced?: boolean;
}

function newHistogram(registry: OwnRegistry, { name, help, labels, isTraced = false }: NewHistogram) {
  const own = { buckets: BUCKETS, registers: [registry], enableExemplars: isTraced };
  return new Histogram({ name, help, labelNames: labels, ...own });
}

/** A metric that is asked for twice is the same metric. */
function existing<T>(
  registry: OwnRegistry,
  name: string,
  kind: abstract new (...args: never[]) => T,
): T | undefined {
  const metric: unknown = registry.getSingleMetric(name);
  if (metric === undefined || metric instanceof kind) return metric as T | undefined;
  throw new Error(`${name} is already another kind of metric`);
}
