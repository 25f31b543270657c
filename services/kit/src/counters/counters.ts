/** How often something has happened in the window that is open. */
export interface Counted {
  /** This time included. */
  readonly count: number;
  /** Milliseconds until the window closes. */
  readonly leftMs: number;
}

/** Counts that several processes have in common. */
export interface Counters {
  /** Counts once more; the first time opens a window of so many milliseconds. Throws where the store is away. */
  add(name: string, windowMs: number): Promise<Counted>;
  close(): Promise<void>;
}
