import type { Database } from '@fabula/kit/db';
import { TooManyAttempts } from './domain/errors.ts';
import { countsOfGuess, countsOfSignUp, type FailureCount } from './domain/guesses.ts';
import { hashSecret } from './domain/session.ts';
import { addFailure, clearFailures, takeBackFailure } from './store/attempts.ts';
import { knowsDevice } from './store/devices.ts';

export interface Caller {
  readonly email: string;
  readonly address: string | undefined;
  /** The secret in the device's cookie. */
  readonly device: string | undefined;
}

/** An attempt that was counted as a failure. */
export interface Attempt {
  /** It was no guess. */
  succeeded(): Promise<void>;
}

/** Keeps guesses slow. */
export class Attempts {
  constructor(private readonly db: Database) {}

  /**
   * Counts one more guess, before any password is looked at: as a failure until it succeeds, so that guesses made at once
   * do not pass together. Throws TooManyAttempts, and then counts nothing.
   */
  async guess({ email, address = '', device }: Caller): Promise<Attempt> {
    const deviceHash = device && hashSecret(device);
    const isKnown = deviceHash && (await this.db.transaction((tx) => knowsDevice(tx, { deviceHash, email })));
    return this.count(countsOfGuess({ email, address, knownDevice: isKnown ? device : undefined }));
  }

  /** Counts one more sign-up in the same way. */
  signUp(address = ''): Promise<Attempt> {
    return this.count(countsOfSignUp(address));
  }

  private async count(counts: readonly FailureCount[]): Promise<Attempt> {
    await this.db.transaction(async (tx) => {
      for (const { key, most, windowS } of counts) {
        const { failures, secondsLeft } = await addFailure(tx, key, windowS);
        if (failures > most) throw new TooManyAttempts(secondsLeft);
      }
    });
    const succeeded = () =>
      this.db.transaction(async (tx) => {
        for (const { key, onSuccess } of counts)
          await (onSuccess === 'forgetAll' ? clearFailures(tx, key) : takeBackFailure(tx, key));
      });
    return { succeeded };
  }
}
