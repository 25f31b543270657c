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

/** Of a million codes three are right at any time. */
const CODES_A_DAY = 50;

/** Whose second factor somebody shows, or a code that stands for it. */
export interface Shower {
  readonly userId: string;
  /** They have shown the mailbox, and no password. */
  readonly isByMail?: boolean;
  /** The secret of a device that a code of this factor was shown on before: a password alone makes none. */
  readonly raisedDevice?: string | undefined;
}

/**
 * Codes of a second factor are counted for the account, wherever they are tried: who tries them knows its password, or reads its
 * mailbox, and is counted apart by that. A device that has shown one is counted by itself, so that whoever knows password or
 * mailbox locks no owner out; recovery codes are counted apart, for the same.
 */
export function countsOfCode(kind: 'code' | 'recovery', shower: Shower): readonly FailureCount[] {
  const account = hashSecret(shower.userId);
  const apart = shower.raisedDevice
    ? `:${hashSecret(shower.raisedDevice)}`
    : shower.isByMail
      ? ':mailbox'
      : '';
  const key = `${account}${apart}`;
  return [
    { key: `${kind}:${key}`, most: PER_PERSON, windowS: QUARTER_S, onSuccess: 'forgetAll' },
    { key: `${kind}-day:${key}`, most: CODES_A_DAY, windowS: 24 * HOUR_S, onSuccess: 'giveBack' },
  ];
}

/** First codes of a factor are tried by who was just shown its secret: they are counted for their session. */
export function countsOfEnrolment(sessionHash: string): readonly FailureCount[] {
  return [{ key: `enrolment:${sessionHash}`, most: PER_PERSON, windowS: QUARTER_S, onSuccess: 'forgetAll' }];
}

/** Who shares a story looks for a few people: more would be to find out who is here. */
const LOOK_UPS = 30;

/** Where it is counted that an author looks for another one. */
export function countsOfLookUp(userId: string): readonly FailureCount[] {
  return [{ key: `look-up:${hashSecret(userId)}`, most: LOOK_UPS, windowS: HOUR_S, onSuccess: 'giveBack' }];
}

/** Mails to one mailbox that one person may ask for: a first one that is late, and a few more. */
const MAILS_OF_PERSON = 5;
/** Of strangers who come from everywhere, to one mailbox. */
const MAILS_OF_ADDRESS = 20;

/**
 * Where a mail is counted that somebody asked for, whether or not there is an account. As with guesses, whatever strangers
 * do, an owner still gets mail on a device that the account knows.
 */
export function countsOfMail({ email, address, knownDevice }: Guess): readonly FailureCount[] {
  const account = hashSecret(email);
  const network = hashSecret(networkOf(address));
  const ofPerson = { most: MAILS_OF_PERSON, windowS: QUARTER_S, onSuccess: 'giveBack' } as const;
  if (knownDevice) return [{ key: `mail-device:${account}:${hashSecret(knownDevice)}`, ...ofPerson }];
  return [
    { key: `mail-person:${account}:${network}`, ...ofPerson },
    { key: `mail-account:${account}`, most: MAILS_OF_ADDRESS, windowS: HOUR_S, onSuccess: 'giveBack' },
    { key: `mail-address:${network}`, most: PER_NETWORK, windowS: QUARTER_S, onSuccess: 'giveBack' },
  ];
}
