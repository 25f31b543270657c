import type { Database } from '@fabula/kit/db';
import { TooManyAttempts } from './domain/errors.ts';
import { hashSecret } from './domain/session.ts';
import { addFailure, clearFailures, countFailures } from './store/attempts.ts';

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

  /** Throws TooManyAttempts, before any password is looked at. */
  async check(email: string, address: string | undefined): Promise<void> {
    const [account, network] = await this.db.transaction(async (tx) => [
      await countFailures(tx, accountKey(email)),
      address ? await countFailures(tx, addressKey(address)) : 0,
    ]);
    if (account >= PER_ACCOUNT || network >= PER_ADDRESS) throw new TooManyAttempts();
  }

  async failed(email: string, address: string | undefined): Promise<void> {
    await this.db.transaction(async (tx) => {
      await addFailure(tx, accountKey(email), WINDOW_S);
      if (address) await addFailure(tx, addressKey(address), WINDOW_S);
    });
  }

  async succeeded(email: string): Promise<void> {
    await this.db.transaction((tx) => clearFailures(tx, accountKey(email)));
  }
}

// Neither e-mail nor network address is stored in the clear.
const accountKey = (email: string) => `account:${hashSecret(email)}`;
const addressKey = (address: string) => `address:${hashSecret(address)}`;
