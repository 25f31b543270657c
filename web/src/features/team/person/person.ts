import type { ResponseOf } from '../../../lib/api/contract.ts';

export type Person = ResponseOf<'fabula.auth.v1.AuthService', 'listProfiles'>['profiles'][number];

/** A gateway of an earlier release does not say so of anybody: who is not known to be disabled is not. */
export const isDisabled = ({ isEnabled }: Person): boolean => isEnabled === false;

/** A mailed link takes the account over. A gateway of an earlier release does not say so of anybody. */
export const isLetIn = ({ letInUntil }: Person): boolean => Boolean(letInUntil);

/** Nobody has shown that the address is theirs. Of whom that is not known, nothing is said. */
export const isUnconfirmed = ({ isEmailProven }: Person): boolean => isEmailProven === false;
