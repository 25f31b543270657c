import type { Resumed, TurnFrame } from '../protocol/frames.ts';

/** How far this client has read of the story's pending frames. */
export class Position {
  private epoch = '';
  private seq = 0;

  /** What RESUME asks with. */
  get last(): { readonly epoch: string; readonly last_seq: number } {
    return { epoch: this.epoch, last_seq: this.seq };
  }

  /** Every numbered frame counts, also one that is dropped. */
  passed({ epoch, seq }: Pick<TurnFrame, 'epoch' | 'seq'>): void {
    if (epoch === '' || seq === 0) return;
    this.seq = epoch === this.epoch ? Math.max(this.seq, seq) : seq;
    this.epoch = epoch;
  }

  /** Answers whether frames are missing for good. */
  resumed({ epoch, from_seq, complete }: Resumed): boolean {
    const lost = !complete || (this.epoch !== '' && epoch !== this.epoch);
    this.epoch = epoch;
    this.seq = Math.max(from_seq - 1, 0);
    return lost;
  }
}
