import type { Role } from './roles.ts';

/** How an account stands that somebody comes to who has shown that its mailbox is theirs. */
export interface Standing {
  /** Whether they, or somebody before them, had shown that already. */
  readonly isEmailProven: boolean;
  readonly role: Role;
  readonly hasFactor: boolean;
  /** The account was signed in on their device before. */
  readonly isKnownDevice: boolean;
  /** The team, or whoever runs the site, says that the mailbox is its owner's. */
  readonly isLetIn: boolean;
}

/**
 * What the mailbox is good for: the account as it is; the same for a code of its factor; nothing without help; the account
 * without what others may have planted there; a new account in its place.
 */
export type Claim = 'keep' | 'code' | 'help' | 'take-over' | 'begin-anew';

/**
 * Where nobody had proven the address, the account may be a stranger's who signed up with it, or the mailbox a stranger's whose
 * address somebody mistyped. So the mailbox alone opens none that a role or a factor stands for, and gives away nothing that
 * somebody else has made: what opens it is shown beside it.
 */
export function claimOf({ isEmailProven, role, hasFactor, isKnownDevice, isLetIn }: Standing): Claim {
  if (isEmailProven) return 'keep';
  if (isLetIn) return 'take-over';
  if (hasFactor) return 'code';
  if (isKnownDevice) return 'keep';
  return role === 'player' ? 'begin-anew' : 'help';
}
