import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { Tx } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { currentTraceparent } from '../tracing/span.ts';

export interface Fact<S extends DescMessage> {
  /** `fabula.<area>.<fact>` */
  readonly subject: string;
  readonly schema: S;
  readonly message: MessageInitShape<S>;
}

/** The columns of a fact's row in the outbox, for statements that write it beside other things. */
export interface OutboxRow {
  readonly subject: string;
  readonly payload: Buffer;
  readonly traceparent: string | null;
}

export function outboxRow<S extends DescMessage>({ subject, schema, message }: Fact<S>): OutboxRow {
  const payload = Buffer.from(toBinary(schema, create(schema, message)));
  return { subject, payload, traceparent: currentTraceparent() ?? null };
}

const ADD = `
  insert into outbox (id, subject, payload, traceparent) values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4)`;

/**
 * Writes a fact that becomes known when the transaction commits, and only then. Poke the relay afterwards. With an `id` that
 * was kept before, consumers know the fact again.
 */
export async function enqueue<S extends DescMessage>(tx: Tx, fact: Fact<S>, id?: string): Promise<void> {
  const { subject, payload, traceparent } = outboxRow(fact);
  await rows(tx, ADD, [id ?? null, subject, payload, traceparent]);
}
