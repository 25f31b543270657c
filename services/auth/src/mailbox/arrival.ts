import type { Call } from '@fabula/kit/server';
import type { Language } from '../domain/language.ts';
import type { Way } from '../sign-ins.ts';

/** Somebody who has shown that a mailbox is theirs. */
export interface Arrival {
  readonly email: string;
  /** How they have shown it. */
  readonly by: Way;
  /** Of an account that is made. */
  readonly password?: string | undefined;
  /** The secret of the device that they come on. */
  readonly device: string | undefined;
  /** Of mails; the account's own where nothing is said. */
  readonly language?: Language | undefined;
  readonly call: Call;
  readonly answers?: ClaimAnswers;
}

/** What they have given beside it. */
export interface ClaimAnswers {
  readonly otp?: string | undefined;
  readonly recoveryCode?: string | undefined;
  /** An account that nobody has confirmed may be deleted. */
  readonly beginsAnew?: boolean;
}
