import type { Database, Tx } from '@fabula/kit/db';
import { networkOf } from '@fabula/kit/network';
import type { Call } from '@fabula/kit/server';
import type { ActionTaken } from '@fabula/proto/events/v1/events_pb';
import { addressOf } from './caller-address.ts';
import type { Sealer } from './domain/seal.ts';
import { type AuditRow, insertAudit, listAudit, listSince } from './store/audit.ts';

export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'role-changed'
  | 'invite-created'
  | 'invite-redeemed'
  | 'invite-revoked'
  | 'stepped-up'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-reset'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'password-changed'
  | 'account-disabled'
  | 'account-enabled'
  | 'account-deleted'
  | 'account-closed'
  | 'address-confirmed'
  | 'account-taken-over'
  | 'account-begun-anew'
  | 'let-in-by-mail'
  | 'let-in-withdrawn'
  | 'link-refused';

export interface AuditNote {
  readonly action: AuditAction;
  /** Ids of accounts: who did it, where that is known, and to whom. */
  readonly actor?: string;
  readonly subject?: string | undefined;
  readonly detail?: string;
}

export interface ConsoleNote {
  readonly action: AuditAction;
  /** Id of the account. */
  readonly subject: string;
}

/** Who did what to whom, when and from where; accounts and networks as keyed hashes. */
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly sealer: Sealer,
  ) {}

  note(call: Call, note: AuditNote): Promise<void> {
    return this.db.transaction((tx) => this.noteIn(tx, call, note));
  }

  /** In the transaction of what it tells. */
  async noteIn(tx: Tx, call: Call, { action, actor, subject, detail }: AuditNote): Promise<void> {
    const address = addressOf(call);
    const row = {
      ...{ action, detail: detail ?? null },
      actor: actor === undefined ? null : this.hashOf(actor),
      subject: subject === undefined ? null : this.hashOf(subject),
      network: address ? this.sealer.keyedHash(`network ${networkOf(address)}`) : null,
    };
    await insertAudit(tx, row);
  }

  /** What another part has told: it was done then, and from wherever. */
  async noteTold(tx: Tx, { action, actorId, subjectId, object, detail, at }: ActionTaken): Promise<void> {
    await insertAudit(tx, {
      ...{ action, object, detail, network: null, actor: this.hashOf(actorId), at: new Date(at) },
      subject: subjectId === undefined ? null : this.hashOf(subjectId),
    });
  }

  /** What was done by a command, by whoever runs the site. */
  noteOfConsole(note: ConsoleNote): Promise<void> {
    return this.db.transaction((tx) => this.noteOfConsoleIn(tx, note));
  }

  /** The same, in the transaction of what it tells. */
  async noteOfConsoleIn(tx: Tx, { action, subject }: ConsoleNote): Promise<void> {
    const row = { action, actor: null, subject: this.hashOf(subject), network: null, detail: 'console' };
    await insertAudit(tx, row);
  }

  list(page: { limit: number; beforeId?: string; userId?: string }): Promise<AuditRow[]> {
    const about = page.userId === undefined ? undefined : this.hashOf(page.userId);
    return this.db.transaction((tx) => listAudit(tx, { ...page, about }));
  }

  /** What was done to this account since then (seconds since 1970), the oldest first. */
  since(userId: string, seconds: number): Promise<Pick<AuditRow, 'action' | 'detail'>[]> {
    return this.db.transaction((tx) => listSince(tx, this.hashOf(userId), seconds));
  }

  /** What the list calls this account. */
  hashOf(userId: string): string {
    return this.sealer.keyedHash(`account ${userId}`);
  }
}
