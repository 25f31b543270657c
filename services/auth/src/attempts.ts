import type { Database } from '@fabula/kit/db';
import { TooManyAttempts } from './domain/errors.ts';
import { hashSecret } from './domain/session.ts';
import { addFailure, clearFailures, takeBackFailure } from './store/attempts.ts';

/** Seconds that failures count, and how many are allowed in them per account and per network address. */
const WINDOW_S = 15 * 60;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;

/** Keeps guesses slow: failures are counted per account and per network address of the caller. */
export class Attempts {
  private readonly db: Database;
  constructor(db: Database) {
    this.db = db;
  }

  /**
   * Counts one more attempt, before any password is looked at: as a failure until `succeeded` says otherwise, so that
   * guesses made at once do not pass together. Throws TooManyAttempts, and then counts nothing.
   */
  async begin(email: string, address: string | undefined): Promise<void> {
    await this.db.transaction(async (tx) => {
      const account = await addFailure(tx, accountKey(email), WINDOW_S);
      const network = address ? await addFailure(tx, addressKey(address), WINDOW_S) : 0;
      if (account > PER_ACCOUNT || network > PER_ADDRESS) throw new TooManyAttempts();
    });
  }

  /** It was no guess: the account's failures are forgotten, and the address is given this one back. */
  async succeeded(email: string, address: string | undefined): Promise<void> {
    await this.db.transaction(async (tx) => {
      await clearFailures(tx, accountKey(email));
      if (address) await takeBackFailure(tx, addressKey(address));
    });
  }
}

// Neither e-mail nor network address is stored in the clear.
const accountKey = (email: string) => `account:${hashSecret(email)}`;
const addressKey = (address: string) => `address:${hashSecret(address)}`;
