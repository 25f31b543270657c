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

/** The link asks for more than itself; it stays good. */
export class ProofWanted extends AppError {
  constructor(field: 'number' | 'password') {
    super({
      reason: field === 'number' ? 'NUMBER_WANTED' : 'PASSWORD_WANTED',
      code: 'FAILED_PRECONDITION',
      message:
        field === 'number'
          ? 'Enter the number that the page shows where you asked for the link.'
          : 'Enter the password that you signed up with.',
      field,
    });
  }
}

/** The link is burnt. */
export class WrongNumber extends AppError {
  constructor() {
    super({
      reason: 'WRONG_NUMBER',
      code: 'FAILED_PRECONDITION',
      message: 'That was not the number, so the link is void now. Ask for a new one.',
      field: 'number',
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
