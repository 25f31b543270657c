/** Who is not there has heard nothing of a request: whatever it was, another one may be asked. */
const NOT_THERE: readonly unknown[] = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ENOENT'];
/** Milliseconds for which one that was not there is asked last. */
const AWAY_MS = 2_000;

/** The processes that serve the same, each of which is asked in turn. */
export class Upstreams {
  private turn = 0;
  /** Until when it is asked last. */
  private readonly away = new Map<string, number>();

  constructor(private readonly addresses: readonly string[]) {}

  /** Does the work with one of them; with the next one where that is not there. Throws what the last one threw. */
  async any(work: (address: string) => Promise<void>): Promise<void> {
    let failure: unknown;
    for (const address of this.inOrder()) {
      try {
        return await work(address);
      } catch (error) {
        failure = error;
        if (!NOT_THERE.includes((error as NodeJS.ErrnoException).code)) break;
        this.away.set(address, performance.now() + AWAY_MS);
      }
    }
    throw failure;
  }

  private inOrder(): string[] {
    const { addresses } = this;
    const first = this.turn++ % addresses.length;
    const now = performance.now();
    const isAway = (address: string) => Number((this.away.get(address) ?? 0) > now);
    return [...addresses.slice(first), ...addresses.slice(0, first)].sort((a, b) => isAway(a) - isAway(b));
  }
}
