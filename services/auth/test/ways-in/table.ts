import { type Claim, claimOf } from '../../src/domain/claim.ts';
import { ROLES, type Role } from '../../src/domain/roles.ts';

/** How somebody shows that a mailbox is theirs. */
export const MAILBOX_WAYS = ['magic-link', 'reset', 'google'] as const;
export type MailboxWay = (typeof MAILBOX_WAYS)[number];

/** An account before somebody comes to it. */
export interface Row {
  readonly isEmailProven: boolean;
  /** Who comes has been signed in to it on this device. */
  readonly isKnownDevice: boolean;
  readonly role: Role;
  readonly hasFactor: boolean;
  /** What the mailbox is good for. */
  readonly claim: Claim;
  /** The same once the team has let its reader in. */
  readonly letIn: Claim;
}

type Cells = readonly [Claim, Claim];

/**
 * What whoever reads a mailbox has of the account that has its address, by any of these ways. Each cell: without a factor, and
 * with one. By its password, on the other hand, everybody has all of their account, proven or not.
 */
const TABLE: Readonly<Record<string, Readonly<Record<Role, Cells>>>> = {
  'proven, any device': {
    player: ['keep', 'keep'],
    author: ['keep', 'keep'],
    team: ['keep', 'keep'],
  },
  'unproven, known device': {
    player: ['keep', 'code'],
    author: ['keep', 'code'],
    team: ['keep', 'code'],
  },
  'unproven, new device': {
    player: ['begin-anew', 'code'],
    author: ['help', 'code'],
    team: ['help', 'code'],
  },
};

export const ROWS: readonly Row[] = Object.entries(TABLE).flatMap(([how, cells]) =>
  ROLES.flatMap((role) =>
    cells[role].map((claim, n) => {
      const isEmailProven = how.startsWith('proven');
      return {
        ...{ isEmailProven, isKnownDevice: how.includes('known device'), role, hasFactor: n === 1, claim },
        letIn: isEmailProven ? ('keep' as const) : ('take-over' as const),
      };
    }),
  ),
);

/** The table as the code decides it. */
export const decided = (row: Row, isLetIn = false): Claim => claimOf({ ...row, isLetIn });
