import type { AuditAction } from '../audit.ts';

/** What ends sessions of an account that did not end themselves. */
export type SessionEnd =
  | 'signed-out-everywhere'
  | 'password-changed'
  | 'factor-gone'
  | 'account-disabled'
  | 'account-closed';

/** Something that was done to an account, as the audit tells it. */
interface Done {
  readonly action: string;
  readonly detail: string | null;
}

/** These end all sessions of the account. */
const ENDS: Readonly<Partial<Record<AuditAction, SessionEnd>>> = {
  'password-changed': 'password-changed',
  'factor-reset': 'factor-gone',
  'account-disabled': 'account-disabled',
  'account-deleted': 'account-closed',
  'account-closed': 'account-closed',
};
/** These end only those that the factor had raised. */
const ENDS_RAISED = ['factor-removed', 'recovery-code-used'];

/**
 * What has ended a session, by all that was done to its account since its last token was issued, the oldest first: no session
 * outlives the first thing that ends it.
 */
export function endOf(done: readonly Done[], isRaised: boolean): SessionEnd | undefined {
  for (const { action, detail } of done) {
    const end = endBy({ action, detail }, isRaised);
    if (end) return end;
  }
  return undefined;
}

function endBy({ action, detail }: Done, isRaised: boolean): SessionEnd | undefined {
  if (action === 'signed-out') return detail === 'everywhere' ? 'signed-out-everywhere' : undefined;
  if (ENDS_RAISED.includes(action)) return isRaised ? 'factor-gone' : undefined;
  return isKnown(action) ? ENDS[action] : undefined;
}

const isKnown = (action: string): action is keyof typeof ENDS => Object.hasOwn(ENDS, action);
