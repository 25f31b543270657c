import type { Histogram } from 'prom-client';
import { collectedTraceId } from '../tracing/span.ts';

/** A histogram whose buckets name a trace each: the newest one of those that fell into it. */
export interface TracedHistogram {
  observe(labels: Readonly<Record<string, string>>, seconds: number): void;
}

const NO_TRACE = {};

/** @param histogram with exemplars */
export function traced(histogram: Histogram<string>): TracedHistogram {
  return {
    observe: (labels, value) => {
      const traceId = collectedTraceId();
      const exemplarLabels = traceId === undefined ? NO_TRACE : { trace_id: traceId };
      histogram.observe({ labels, value, exemplarLabels });
    },
  };
}
