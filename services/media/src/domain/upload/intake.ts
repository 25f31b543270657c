import { Shares } from '@fabula/kit/shares';
import { UploadsBusy, UploadsFull } from './errors.ts';
import type { IntakeLimits } from './limits.ts';

const HOUR_MS = 3_600_000;
/** Seconds after which room may be there again: what is on its way ends when it ends. */
const BUSY_S = 5;

/** Of a file that is on its way. */
export interface Place {
  /** It is not any more. @param arrived bytes of it that count; what else of it was asked for is given back */
  leave(arrived: number): void;
}

/** Decides of each file before its first byte comes whether it may: by what its author sent within an hour, and by what is on its way. */
export class Intake {
  private readonly shares: Shares;
  /** Bytes on their way, by author. */
  private readonly coming = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly limits: IntakeLimits,
    now?: () => number,
  ) {
    this.shares = new Shares({ most: limits.hourlyBytes, windowMs: HOUR_MS, ...(now && { now }) });
  }

  /** @param bytes as many as it may have. Throws UploadsFull and UploadsBusy, and then nothing is counted. */
  enter(author: string, bytes: number): Place {
    if (!this.hasRoom(author, bytes)) throw new UploadsBusy(BUSY_S);
    const isLeft = this.shares.take(author, bytes);
    const { window } = this.shares;
    if (!isLeft) {
      this.shares.giveBack(author, bytes, window);
      throw new UploadsFull(Math.ceil(this.shares.leftMs / 1000));
    }
    this.count(author, bytes);
    return {
      leave: (arrived) => {
        this.count(author, -bytes);
        this.shares.giveBack(author, bytes - arrived, window);
      },
    };
  }

  /** A file by itself always has. */
  private hasRoom(author: string, bytes: number): boolean {
    const { ownBytes, allBytes } = this.limits;
    const own = this.coming.get(author) ?? 0;
    return (own === 0 || own + bytes <= ownBytes) && (this.all === 0 || this.all + bytes <= allBytes);
  }

  private count(author: string, bytes: number): void {
    this.all += bytes;
    const own = (this.coming.get(author) ?? 0) + bytes;
    if (own > 0) this.coming.set(author, own);
    else this.coming.delete(author);
  }
}
