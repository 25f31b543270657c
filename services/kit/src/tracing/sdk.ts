import { context, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { toldResource } from './resource.ts';
import type { Tracing, TracingOptions } from './types.ts';

/** OpenTelemetry's SDK with traces alone: no instrumentation of others' code, no metrics, no logs, whatever its variables say. */
export function startSdk({ part, otlpUrl = '', ratio = 1, ...options }: TracingOptions): Tracing {
  const exporter = options.exporter ?? new OTLPTraceExporter({ url: otlpUrl });
  const spans = new BatchSpanProcessor(exporter);
  const sdk = new NodeSDK({
    resource: resourceFromAttributes({ 'service.name': part, ...toldResource() }),
    autoDetectResources: false,
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [spans],
    textMapPropagator: new W3CTraceContextPropagator(),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return {
    flush: () => spans.forceFlush(),
    close: async () => {
      await sdk.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
