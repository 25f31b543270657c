import { networkOf } from '@fabula/kit/network';
import { hashSecret } from './session.ts';

/** Failures that are counted in one place, and how many it bears within its window. */
export interface FailureCount {
  readonly key: string;
  readonly most: number;
  /** Seconds. */
  readonly windowS: number;
  /** What a success does: it shows that those before were a person's slips, or it gives back its own count alone. */
  readonly onSuccess: 'forgetAll' | 'giveBack';
}

export interface Guess {
  readonly email: string;
  /** The caller's network address. */
  readonly address: string;
  /** The secret of a device that this account was signed in on before. */
  readonly knownDevice?: string | undefined;
}

const QUARTER_S = 15 * 60;
const HOUR_S = 3_600;
/** A person who has forgotten tries fewer. */
const PER_PERSON = 10;
/** Of strangers who come from everywhere to one account. */
const PER_ACCOUNT = 100;
/** A school behind one address has so many pupils who mistype. */
const PER_NETWORK = 100;

/**
 * Where a guess is counted. A device that the account knows is counted by itself: whatever strangers do, its owner gets in.
 * All others are counted for this account at their network, for the account, and for the network.
 */
export function countsOfGuess({ email, address, knownDevice }: Guess): readonly FailureCount[] {
  // Neither e-mail nor network address is stored in the clear.
  const account = hashSecret(email);
  const network = hashSecret(networkOf(address));
  const ofPerson = { most: PER_PERSON, windowS: QUARTER_S, onSuccess: 'forgetAll' } as const;
  if (knownDevice) return [{ key: `device:${account}:${hashSecret(knownDevice)}`, ...ofPerson }];
  return [
    { key: `person:${account}:${network}`, ...ofPerson },
    { key: `account:${account}`, most: PER_ACCOUNT, windowS: HOUR_S, onSuccess: 'giveBack' },
    { key: `address:${network}`, most: PER_NETWORK, windowS: QUARTER_S, onSuccess: 'giveBack' },
  ];
}

/** Sign-ups that fail are counted apart: who guesses at a school's address keeps nobody there from joining. */
export function countsOfSignUp(address: string): readonly FailureCount[] {
  const key = `sign-up:${hashSecret(networkOf(address))}`;
  return [{ key, most: PER_NETWORK, windowS: QUARTER_S, onSuccess: 'giveBack' }];
}
