import { AppError } from '@fabula/kit/errors';

/** Says the same for an unknown address and a wrong password. */
export class WrongCredentials extends AppError {
  constructor() {
    super({ reason: 'WRONG_CREDENTIALS', code: 'UNAUTHENTICATED', message: 'E-mail or password is wrong.' });
  }
}

export class NoSession extends AppError {
  constructor() {
    super({ reason: 'NO_SESSION', code: 'UNAUTHENTICATED', message: 'You are not signed in.' });
  }
}

export class AddressTaken extends AppError {
  constructor() {
    super({
      reason: 'ADDRESS_TAKEN',
      code: 'ALREADY_EXISTS',
      message: 'There is an account with this e-mail already. Log in instead.',
      field: 'email',
    });
  }
}

export class InviteNotGood extends AppError {
  constructor() {
    super({
      reason: 'INVITE_NOT_GOOD',
      code: 'FAILED_PRECONDITION',
      message: 'This invitation has been used or has run out. Ask for a new one.',
      field: 'invite_token',
    });
  }
}

export class UnknownInvite extends AppError {
  constructor() {
    super({ reason: 'UNKNOWN_INVITE', code: 'NOT_FOUND', message: 'There is no such open invitation.' });
  }
}

export class TooManyAttempts extends AppError {
  constructor(retryAfterS: number) {
    super({
      reason: 'TOO_MANY_ATTEMPTS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'Too many attempts. Wait a few minutes, then try again.',
      retryable: true,
      retryAfterS,
    });
  }
}

/** Passwords take processors a while, and too many wait for it. Nothing was looked at. */
export class SignInBusy extends AppError {
  constructor() {
    super({
      reason: 'SIGN_IN_BUSY',
      code: 'RESOURCE_EXHAUSTED',
      message: 'Many people are signing in right now. Please try again in a moment.',
      retryable: true,
      retryAfterS: 3,
    });
  }
}

/** Of somebody who has shown who they are. */
export class AccountDisabled extends AppError {
  constructor() {
    super({ reason: 'ACCOUNT_DISABLED', code: 'FAILED_PRECONDITION', message: 'This account is closed.' });
  }
}

export class UnknownProfile extends AppError {
  constructor() {
    super({ reason: 'UNKNOWN_PROFILE', code: 'NOT_FOUND', message: 'There is no such profile.' });
  }
}

/** Nobody of this address writes stories. */
export class UnknownAuthor extends AppError {
  constructor() {
    super({
      reason: 'UNKNOWN_AUTHOR',
      code: 'NOT_FOUND',
      message: 'Nobody with this e-mail writes stories here. Ask the team to invite them.',
      field: 'email',
    });
  }
}

/** The identity provider cannot answer now, e.g. because its database is away. */
export class IdentityAway extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'IDENTITY_AWAY',
      code: 'UNAVAILABLE',
      message: 'Signing in is not possible right now. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/** A mailed link that is used up, void, unknown or too old. */
export class LinkNotGood extends AppError {
  constructor() {
    super({
      reason: 'LINK_NOT_GOOD',
      code: 'FAILED_PRECONDITION',
      message: 'This link has been used or has run out. Ask for a new one.',
    });
  }
}

/** What a link may ask for beside itself, by the field that it is given in. */
const WANTED = {
  number: {
    reason: 'NUMBER_WANTED',
    message: 'Enter the number that the page shows where you asked for the link.',
  },
  password: { reason: 'PASSWORD_WANTED', message: 'Enter the password that you signed up with.' },
  otp: {
    reason: 'CODE_WANTED',
    message:
      'This account has a second factor. Enter a code of its authenticator app, or a recovery code. If you have neither, ask the team to let you in.',
  },
  begins_anew: {
    reason: 'BEGIN_ANEW_WANTED',
    message:
      'Nobody has confirmed the account that has this address. If it is yours, sign in with its password. Otherwise it is deleted, and you begin anew.',
  },
} as const;

/** The link asks for more than itself; it stays good. */
export class ProofWanted extends AppError {
  constructor(field: keyof typeof WANTED) {
    super({ ...WANTED[field], code: 'FAILED_PRECONDITION', field });
  }
}

/** An account with a role, and without a second factor to ask for: a mailbox alone does not open it. */
export class HelpWanted extends AppError {
  constructor() {
    super({
      reason: 'HELP_WANTED',
      code: 'FAILED_PRECONDITION',
      message:
        'Nobody has confirmed the address of this account, so a mailed link does not open it. Sign in with its password, or ask the team to let you in.',
    });
  }
}

/** The link opens in the browser that asked for it, and in no other. */
export class WrongNumber extends AppError {
  constructor() {
    super({
      reason: 'WRONG_NUMBER',
      code: 'FAILED_PRECONDITION',
      message:
        'That was not the number. The link now opens only in the browser that you asked for it in; or ask for a new one.',
      field: 'number',
    });
  }
}

/** Somebody has given a wrong number for it before. */
export class LinkBarred extends AppError {
  constructor() {
    super({
      reason: 'LINK_BARRED',
      code: 'FAILED_PRECONDITION',
      message:
        'A wrong number was entered for this link. It opens only in the browser that you asked for it in; or ask for a new one.',
    });
  }
}

/** A mailed link opens the account as it is. */
export class EmailProven extends AppError {
  constructor() {
    super({
      reason: 'EMAIL_PROVEN',
      code: 'FAILED_PRECONDITION',
      message: 'The address of this account is confirmed: a mailed link opens it as it is.',
    });
  }
}

/** Of a second factor, or a recovery code. */
export class WrongCode extends AppError {
  constructor(field: 'otp' | 'code') {
    super({
      reason: 'WRONG_CODE',
      code: 'FAILED_PRECONDITION',
      message: 'That code is not right, or has been used. Wait for the next one.',
      field,
    });
  }
}

export class NoFactor extends AppError {
  constructor() {
    super({
      reason: 'NO_FACTOR',
      code: 'FAILED_PRECONDITION',
      message: 'This account has no second factor.',
    });
  }
}

export class FactorExists extends AppError {
  constructor() {
    super({
      reason: 'FACTOR_EXISTS',
      code: 'ALREADY_EXISTS',
      message: 'This account has a second factor already.',
    });
  }
}

export class EnrolmentOver extends AppError {
  constructor() {
    super({
      reason: 'ENROLMENT_OVER',
      code: 'FAILED_PRECONDITION',
      message: 'The time for this is over. Begin again.',
    });
  }
}

/** Who is signed in has not shown lately that it is still them. */
export class ProofTooOld extends AppError {
  constructor() {
    super({
      reason: 'PROOF_TOO_OLD',
      code: 'FAILED_PRECONDITION',
      message: 'Enter your password once more, or sign in anew by a link.',
    });
  }
}

export class NotYourself extends AppError {
  constructor() {
    super({
      reason: 'NOT_YOURSELF',
      code: 'FAILED_PRECONDITION',
      message: 'Somebody else of the team has to do this for you.',
    });
  }
}

/** Without them nobody could invite, help or let in anybody any more. */
export class LastTeamMember extends AppError {
  constructor() {
    super({
      reason: 'LAST_TEAM_MEMBER',
      code: 'FAILED_PRECONDITION',
      message: 'Nobody else of the team could sign in then. Make somebody else a member first.',
    });
  }
}
