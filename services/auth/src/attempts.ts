import type { Database } from '@fabula/kit/db';
import { SignInBusy, TooManyAttempts } from './domain/errors.ts';
import {
  countsOfCode,
  countsOfEnrolment,
  countsOfGuess,
  countsOfLookUp,
  countsOfMail,
  countsOfSignUp,
  type FailureCount,
  type Guess,
  type Shower,
} from './domain/guesses.ts';
import { hashSecret } from './domain/session.ts';
import { addFailure, clearFailures, takeBackFailure } from './store/attempts.ts';
import { isRaisedDevice, knowsDevice, raiseDevice } from './store/devices.ts';

export interface Caller {
  readonly email: string;
  readonly address: string | undefined;
  /** The secret in the device's cookie. */
  readonly device: string | undefined;
}

/** Somebody who shows a second factor. */
export interface FactorShower {
  readonly userId: string;
  /** They have shown the mailbox, and no password. */
  readonly isByMail?: boolean;
  /** The secret in the device's cookie. */
  readonly device: string | undefined;
}

/** An attempt that was counted as a failure. */
export interface Attempt {
  /** It was no guess. */
  succeeded(): Promise<void>;
  /** Nothing was looked at: it gives back its own count, and no more. */
  withdrawn(): Promise<void>;
}

/** What an attempt is for. Where too many wait for it, nobody has tried anything. Throws what `work` throws. */
export async function tried<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInBusy) await attempt.withdrawn();
    throw error;
  }
}

/** Keeps guesses slow. */
export class Attempts {
  constructor(private readonly db: Database) {}

  /**
   * Counts one more guess, before any password is looked at: as a failure until it succeeds, so that guesses made at once
   * do not pass together. Throws TooManyAttempts, and then counts nothing.
   */
  async guess(caller: Caller): Promise<Attempt> {
    return this.count(countsOfGuess(await this.seen(caller)));
  }

  /** Counts one more mail that somebody asks for, to whatever address. Throws TooManyAttempts. */
  async mail(caller: Caller): Promise<Attempt> {
    return this.count(countsOfMail(await this.seen(caller)));
  }

  /** Counts one more sign-up in the same way. */
  signUp(address = ''): Promise<Attempt> {
    return this.count(countsOfSignUp(address));
  }

  /** Counts one more code of a second factor. A right one is remembered of the device, which is counted by itself from then on. */
  async code(by: FactorShower): Promise<Attempt> {
    const { userId, device } = by;
    const attempt = await this.count(countsOfCode('code', await this.shower(by)));
    const succeeded = async () => {
      await attempt.succeeded();
      if (device === undefined) return;
      await this.db.transaction((tx) => raiseDevice(tx, { deviceHash: hashSecret(device), userId }));
    };
    return { ...attempt, succeeded };
  }

  /** Counts one more recovery code. */
  async recovery(by: FactorShower): Promise<Attempt> {
    return this.count(countsOfCode('recovery', await this.shower(by)));
  }

  /** Counts one more first code of a factor that this session enrols. */
  enrolment(sessionHash: string): Promise<Attempt> {
    return this.count(countsOfEnrolment(sessionHash));
  }

  /** Counts one more author whom somebody looks for, found or not. Throws TooManyAttempts. */
  async lookUp(userId: string): Promise<void> {
    await this.count(countsOfLookUp(userId));
  }

  private async seen({ email, address = '', device }: Caller): Promise<Guess> {
    return { email, address, knownDevice: (await this.isKnown({ email, device })) ? device : undefined };
  }

  private async shower({ device, ...by }: FactorShower): Promise<Shower> {
    if (device === undefined) return by;
    const which = { deviceHash: hashSecret(device), userId: by.userId };
    const isRaised = await this.db.transaction((tx) => isRaisedDevice(tx, which));
    return { ...by, raisedDevice: isRaised ? device : undefined };
  }

  /** Whether this account was signed in on this device before. */
  async isKnown({ email, device }: Pick<Caller, 'email' | 'device'>): Promise<boolean> {
    const deviceHash = device && hashSecret(device);
    return (
      Boolean(deviceHash) &&
      this.db.transaction((tx) => knowsDevice(tx, { deviceHash: deviceHash ?? '', email }))
    );
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
    const withdrawn = () =>
      this.db.transaction(async (tx) => {
        for (const { key } of counts) await takeBackFailure(tx, key);
      });
    return { succeeded, withdrawn };
  }
}
