import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import { LATE, within } from '../within.ts';

/** One value that is read when it is scraped. */
export interface Sampled {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly read: () => Promise<number | undefined> | number;
}

/** Milliseconds that a scrape waits for what it has to ask for. */
const PATIENCE_MS = 1_000;

/**
 * Gauges that are read when they are scraped, so that nothing is asked where nobody looks. What cannot be had in time has no
 * value: an old one would look as if all was well.
 */
export class SampledGauges {
  private readonly sources = new Map<string, Sampled[]>();

  constructor(private readonly registry: Registry<OpenMetricsContentType>) {}

  add(source: Sampled): void {
    const known = this.sources.get(source.name);
    if (known) known.push(source);
    else this.open(source);
  }

  private open(source: Sampled): void {
    const { name, help, labels = {} } = source;
    const sources = [source];
    this.sources.set(name, sources);
    new Gauge({
      ...{ name, help, labelNames: Object.keys(labels), registers: [this.registry] },
      async collect() {
        await fill(this, sources);
      },
    });
  }
}

async function fill(gauge: Gauge<string>, sources: readonly Sampled[]): Promise<void> {
  const values = await Promise.all(sources.map(readOf));
  gauge.reset();
  for (const [at, { labels = {} }] of sources.entries()) {
    const value = values[at];
    if (value === undefined) gauge.remove(labels);
    else gauge.set(labels, value);
  }
}

async function readOf({ read }: Sampled): Promise<number | undefined> {
  try {
    const value = await within(PATIENCE_MS, read());
    return value === LATE ? undefined : value;
  } catch {
    return undefined; // Whoever needs what is away says so in the log.
  }
}
