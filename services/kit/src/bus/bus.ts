export type Headers = Readonly<Record<string, string>>;

/** Takes one fact. It will come again if this rejects. */
export type Consume = (id: string, payload: Uint8Array, headers?: Headers) => Promise<void>;

/** Where a fact is kept. */
export interface Stored {
  /** What is stored later has a larger one, unless the store lost what it had. */
  readonly place: number;
  /** It was not there before: a fact may be published twice. */
  readonly isNew: boolean;
}

/** Facts that have happened. Each consumer gets each fact at least once, in the order of its subject. */
export interface Bus {
  /** `host:port` of whom it speaks to, for logs; none within a process. */
  readonly address?: string | undefined;
  /** Returns when the fact is safe: stored (JetStream), or taken by every consumer (memory, which stores nothing). */
  publish(subject: string, id: string, payload: Uint8Array, headers?: Headers): Promise<Stored | undefined>;
  /**
   * Whether a fact that was published is still at its place, or was there for as long as facts are kept. Throws where the
   * store is away, or is missing as a whole. A bus that stores nothing has none to lose, and does not have this.
   */
  holds?(id: string, place: number): Promise<boolean>;
  /** `consumer` names who listens, the same in all its processes; `*` and `>` in the subject as in NATS. */
  subscribe(consumer: string, subject: string, consume: Consume): Promise<void>;
  /** How many facts of its subject a consumer has not taken yet. Throws where the bus does not say. */
  lag(consumer: string): Promise<number>;
  /** Throws where facts could not be published now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
