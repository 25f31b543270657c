import type { EngineMetrics } from './engine-stream.ts';

/** So many failures in a row are no chance. */
const FAILURES = 3;
/** Milliseconds of the first rest; each that follows without a success in between is twice as long. */
const REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;

interface Record {
  failures: number;
  rests: number;
  restsUntil: number;
}

type Named = Pick<EngineMetrics, 'engine' | 'role'>;

/**
 * Remembers which engines fail, so that nobody waits for them on every turn. One that failed three times in a row rests; then
 * it is tried once more, and rests longer where it fails again. Work that was called off says nothing.
 */
export class Breaker {
  private readonly records = new Map<string, Record>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Called with the end of each piece of work. */
  saw({ outcome, ...engine }: Named & Pick<EngineMetrics, 'outcome'>): void {
    if (outcome === 'ok') this.records.delete(nameOf(engine));
    if (outcome === 'failed') this.failed(engine);
  }

  isResting(engine: Named): boolean {
    return (this.records.get(nameOf(engine))?.restsUntil ?? 0) > this.now();
  }

  private failed(engine: Named): void {
    const record = this.records.get(nameOf(engine)) ?? { failures: 0, rests: 0, restsUntil: 0 };
    record.failures += 1;
    // What was begun before the rest fails during it, and makes it no longer.
    if (record.failures >= FAILURES && record.restsUntil <= this.now()) {
      record.restsUntil = this.now() + Math.min(LONGEST_REST_MS, REST_MS * 2 ** record.rests);
      record.rests += 1;
    }
    this.records.set(nameOf(engine), record);
  }
}

const nameOf = ({ engine, role }: Named): string => `${role}/${engine}`;
