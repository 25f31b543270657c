import { rows, type Tx } from '@fabula/kit/db';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly network: string | null;
  readonly detail: string | null;
}

export async function insertAudit(tx: Tx, event: Omit<AuditRow, 'id' | 'at'>): Promise<void> {
  const { action, actor, subject, network, detail } = event;
  await tx('audit').insert({ action, actor, subject, network, detail });
}

export interface AuditPage {
  readonly limit: number;
  readonly beforeId?: string | undefined;
  /** Keyed hash of an account. */
  readonly about?: string | undefined;
}

/** The newest first. */
export async function listAudit(tx: Tx, { limit, beforeId, about }: AuditPage): Promise<AuditRow[]> {
  const sql = `select id::text, at, action, actor, subject, network, detail from audit
    where ($1::bigint is null or id < $1::bigint) and ($2::text is null or actor = $2 or subject = $2)
    order by id desc limit $3`;
  return rows<AuditRow>(tx, sql, [beforeId ?? null, about ?? null, limit]);
}
