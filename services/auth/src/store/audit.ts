import { rows, type Tx } from '@fabula/kit/db';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly network: string | null;
  readonly detail: string | null;
  /** What it was done to where that is no account. */
  readonly object?: string | null;
}

/** @param event `at` is now where it does not say */
export async function insertAudit(tx: Tx, event: Omit<AuditRow, 'id' | 'at'> & { at?: Date }): Promise<void> {
  const { action, actor, subject, network, detail, object, at } = event;
  await tx('audit').insert({ action, actor, subject, network, detail, object, ...(at && { at }) });
}

export interface AuditPage {
  readonly limit: number;
  readonly beforeId?: string | undefined;
  /** Keyed hash of an account. */
  readonly about?: string | undefined;
}

/** The newest first; of one instant that which was written last. What other parts tell is written later than it was done. */
export async function listAudit(tx: Tx, { limit, beforeId, about }: AuditPage): Promise<AuditRow[]> {
  const sql = `select a.id::text, a.at, a.action, a.actor, a.subject, a.network, a.detail, a.object
    from audit a
    where ($1::bigint is null or (a.at, a.id) < (select b.at, b.id from audit b where b.id = $1::bigint))
      and ($2::text is null or a.actor = $2 or a.subject = $2)
    order by a.at desc, a.id desc limit $3`;
  return rows<AuditRow>(tx, sql, [beforeId ?? null, about ?? null, limit]);
}

/** As much of it as anybody looks through. */
const MOST_SINCE = 200;

/** What was done to an account (its keyed hash) since then, in seconds since 1970: the oldest first. */
export async function listSince(
  tx: Tx,
  subject: string,
  seconds: number,
): Promise<Pick<AuditRow, 'action' | 'detail'>[]> {
  const sql = `select action, detail from audit where subject = $1 and at >= to_timestamp($2)
    order by at, id limit $3`;
  return rows(tx, sql, [subject, seconds, MOST_SINCE]);
}
