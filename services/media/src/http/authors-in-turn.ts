import { AppError } from '@fabula/kit/errors';
import pLimit, { type Limit } from 'p-limit';

interface Own {
  readonly limit: Limit;
  /** Pieces that wait or are under way. */
  pieces: number;
}

/** So much work at once, and one piece of each author's: who brings many waits behind their own. None for who has gone. */
export class AuthorsInTurn {
  private readonly all: Limit;
  private readonly own = new Map<string, Own>();

  constructor(atOnce: number) {
    this.all = pLimit(atOnce);
  }

  /** @param hasGone looked at when its turn has come; throws CANCELLED then */
  async run<T>(author: string, hasGone: () => boolean, work: () => Promise<T>): Promise<T> {
    const own = this.own.get(author) ?? { limit: pLimit(1), pieces: 0 };
    this.own.set(author, own);
    const wanted = () => {
      if (hasGone()) throw new AppError({ code: 'CANCELLED', message: 'Cancelled.' });
      return work();
    };
    own.pieces += 1;
    try {
      return await own.limit(() => this.all(wanted));
    } finally {
      own.pieces -= 1;
      if (own.pieces === 0) this.own.delete(author);
    }
  }
}
