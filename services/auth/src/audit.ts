import type { Database } from '@fabula/kit/db';
import { networkOf } from '@fabula/kit/network';
import type { Call } from '@fabula/kit/server';
import type { Sealer } from './domain/seal.ts';
import { type AuditRow, insertAudit, listAudit } from './store/audit.ts';

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
  | 'recovery-codes-made';

export interface AuditNote {
  readonly action: AuditAction;
  /** Ids of accounts: who did it, and to whom. */
  readonly actor: string;
  readonly subject?: string;
  readonly detail?: string;
}

/** Who did what to whom, when and from where; accounts and networks as keyed hashes. */
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly sealer: Sealer,
  ) {}

  async note(call: Call, { action, actor, subject, detail }: AuditNote): Promise<void> {
    const address = call.metadata.get('x-forwarded-for')[0]?.toString();
    const row = {
      ...{ action, actor: this.hashOf(actor), detail: detail ?? null },
      subject: subject === undefined ? null : this.hashOf(subject),
      network: address ? this.sealer.keyedHash(`network ${networkOf(address)}`) : null,
    };
    await this.db.transaction((tx) => insertAudit(tx, row));
  }

  /** What was done by a command, by whoever runs the site. */
  async noteOfConsole({ action, subject }: { action: AuditAction; subject: string }): Promise<void> {
    const row = { action, actor: null, subject: this.hashOf(subject), network: null, detail: 'console' };
    await this.db.transaction((tx) => insertAudit(tx, row));
  }

  list(page: { limit: number; beforeId?: string; userId?: string }): Promise<AuditRow[]> {
    const about = page.userId === undefined ? undefined : this.hashOf(page.userId);
    return this.db.transaction((tx) => listAudit(tx, { ...page, about }));
  }

  private hashOf(userId: string): string {
    return this.sealer.keyedHash(`account ${userId}`);
  }
}
