import type { Tracing, TracingOptions } from './types.ts';

const OFF: Tracing = { flush: async () => {}, close: async () => {} };

/** Starts tracing for this process, once. Where nothing is traced, nothing is loaded for it: that would take half a second of a start. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (!options.exporter && !options.otlpUrl) return OFF;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(options);
}
