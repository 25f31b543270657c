import { networkOf } from '@fabula/kit/network';

const WINDOW_MS = 60_000;

/** How many pictures are drawn anew for one network address in a minute: what is kept already costs nothing. */
export class RenderShares {
  private counts = new Map<string, number>();
  private begunAt = 0;

  constructor(
    private readonly mostAMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one more; false where the address has had its share. */
  take(address: string): boolean {
    if (this.now() - this.begunAt >= WINDOW_MS) {
      this.counts = new Map();
      this.begunAt = this.now();
    }
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, count);
    return count <= this.mostAMinute;
  }
}
