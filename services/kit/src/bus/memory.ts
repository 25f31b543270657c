import type { Bus, Consume, Headers } from './bus.ts';

interface Consumer {
  readonly name: string;
  readonly subject: string;
  readonly consume: Consume;
}

/** The process is not yet complete: a fact told now would miss the consumers to come. */
export class BusHeld extends Error {
  constructor() {
    super('the bus is held until all consumers listen');
    this.name = 'BusHeld';
  }
}

/** The bus of a single process. What it takes is not stored: it returns when every consumer has the fact, or throws. */
export class MemoryBus implements Bus {
  private readonly consumers: Consumer[] = [];
  private isHeld = false;

  /** A bus that refuses facts until `release()`: relays keep theirs while the parts of the process start one by one. */
  static held(): MemoryBus {
    const bus = new MemoryBus();
    bus.isHeld = true;
    return bus;
  }

  release(): void {
    this.isHeld = false;
  }

  /** Every consumer is tried, so that one that fails does not keep the fact from the others. */
  async publish(subject: string, id: string, payload: Uint8Array, headers?: Headers): Promise<undefined> {
    if (this.isHeld) throw new BusHeld();
    const failures: unknown[] = [];
    for (const consumer of this.consumers) {
      if (!matches(consumer.subject, subject)) continue;
      try {
        await consumer.consume(id, payload, headers);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${subject} was not taken by every consumer`);
    return undefined;
  }

  async subscribe(name: string, subject: string, consume: Consume): Promise<void> {
    if (this.consumers.some((c) => c.name === name)) throw new Error(`${name} listens already`);
    this.consumers.push({ name, subject, consume });
  }

  /** A fact is taken while it is told: what waits is in the outbox. */
  async lag(): Promise<number> {
    return 0;
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.consumers.length = 0;
  }
}

/** NATS' rule: `*` stands for one token, a last `>` for one or more. */
function matches(pattern: string, subject: string): boolean {
  const wanted = pattern.split('.');
  const given = subject.split('.');
  const open = wanted.at(-1) === '>';
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((token, i) => token === '>' || token === '*' || token === given[i]);
}
