import { type Database, rows, type Tx } from '@fabula/kit/db';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

// Without a lifetime of its own a record is kept for an hour.
const DEFAULT_SECONDS = 3600;

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** oidc-provider's state, all its models in one table of `auth`'s schema. */
class RecordStore implements Adapter {
  constructor(
    private readonly kind: string,
    private readonly db: Database,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
    await this.run(
      `insert into oidc_record (kind, id, payload, grant_id, uid, expires_at)
       values (?, ?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))
       on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      [
        this.kind,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresIn ?? DEFAULT_SECONDS,
      ],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.one('id = ?', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.one('uid = ?', uid);
  }

  /** Device codes are not offered. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    await this.run('update oidc_record set consumed_at = clock_timestamp() where kind = ? and id = ?', [
      this.kind,
      id,
    ]);
  }

  async destroy(id: string): Promise<void> {
    await this.run('delete from oidc_record where kind = ? and id = ?', [this.kind, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.run('delete from oidc_record where grant_id = ?', [grantId]);
  }

  private async one(where: string, value: string): Promise<AdapterPayload | undefined> {
    const sql = `select payload, consumed_at from oidc_record
      where kind = ? and ${where} and (expires_at is null or expires_at > clock_timestamp())`;
    const [row] = await this.db.transaction((tx) => rows<Row>(tx, sql, [this.kind, value]));
    return row && { ...row.payload, ...(row.consumed_at && { consumed: true }) };
  }

  private async run(sql: string, bindings: readonly (string | number | null)[]): Promise<void> {
    await this.db.transaction((tx) => tx.raw(sql, bindings));
  }
}

export function recordStores(db: Database): AdapterFactory {
  return (kind) => new RecordStore(kind, db);
}

/** Ends every session of the user: all that the provider keeps names its account. */
export async function deleteRecordsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.raw("delete from oidc_record where payload->>'accountId' = ?", [accountId]);
}

/** Takes away what has run out; the provider itself never asks for it again. */
export async function sweepRecords(db: Database): Promise<void> {
  await db.transaction((tx) => tx.raw('delete from oidc_record where expires_at < clock_timestamp()'));
}
