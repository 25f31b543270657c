import {
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
  type RegistryContentType,
} from 'prom-client';

type Family = MetricObjectWithValues<MetricValue<string>>;

/** How metrics are written: exemplars, by which a histogram leads to traces, are in OpenMetrics alone. */
export type Format = 'prometheus' | 'openmetrics';

export const CONTENT_TYPES = {
  prometheus: Registry.PROMETHEUS_CONTENT_TYPE,
  openmetrics: Registry.OPENMETRICS_CONTENT_TYPE,
} as const;

/** What a scraper's `Accept` asks for. */
export function formatOf(accept: string | undefined): Format {
  return /application\/openmetrics-text/i.test(accept ?? '') ? 'openmetrics' : 'prometheus';
}

/**
 * The text of several registries in one. It is written from a copy of their values: a registry that writes OpenMetrics
 * renames its counters for good, and would write the plain format wrongly from then on.
 */
export async function textOf(
  registries: readonly Pick<Registry, 'getMetricsAsJSON'>[],
  format: Format,
): Promise<string> {
  const writer = new Registry<RegistryContentType>();
  writer.setContentType(CONTENT_TYPES[format]);
  const families = new Map<string, Written>();
  for (const found of await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())))
    for (const family of found) {
      const known = families.get(family.name);
      if (known) known.values.push(...family.values);
      else families.set(family.name, new Written(family));
    }
  // A registry asks no more of a metric than what is written of it.
  for (const family of families.values()) writer.registerMetric(family as never);
  return writer.metrics();
}

/** One metric with its values, as a registry reads them to write them. */
class Written {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: Family['values'];

  constructor({ name, help, type, values }: Family) {
    this.name = name;
    this.help = help;
    this.type = type;
    this.values = [...values];
  }

  get(): this {
    return this;
  }
}
