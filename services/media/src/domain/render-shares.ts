import { networkOf } from '@fabula/kit/network';
import { Shares } from '@fabula/kit/shares';

const WINDOW_MS = 60_000;

/** How many pictures are drawn anew for one network address in a minute: what is kept already costs nothing. */
export class RenderShares {
  private readonly shares: Shares;

  constructor(most: number, now?: () => number) {
    this.shares = new Shares({ most, windowMs: WINDOW_MS, ...(now && { now }) });
  }

  /** Counts one more; false where the address has had its share. */
  take(address: string): boolean {
    return this.shares.take(networkOf(address));
  }
}
