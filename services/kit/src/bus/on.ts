import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import type { Database, Tx } from '../db/database.ts';
import { once } from '../outbox/once.ts';
import { contextFrom, inSpan, SpanKind } from '../tracing/span.ts';
import type { Bus } from './bus.ts';

export interface Subscription<S extends DescMessage> {
  readonly consumer: string;
  readonly subject: string;
  readonly schema: S;
  readonly db: Database;
  /** Runs once for each fact, in the transaction that remembers it. */
  readonly effect: (tx: Tx, message: MessageShape<S>, id: string) => Promise<void>;
}

/** Listens for one kind of fact, in the trace of what made it happen. */
export async function on<S extends DescMessage>(bus: Bus, options: Subscription<S>): Promise<void> {
  const { consumer, subject, schema, db, effect } = options;
  const take = once(db, consumer, (tx, payload, id) => effect(tx, fromBinary(schema, payload), id));
  await bus.subscribe(consumer, subject, (id, payload, headers) =>
    inSpan(`${consumer} ${subject}`, () => take(id, payload), {
      parent: contextFrom(headers?.traceparent),
      kind: SpanKind.CONSUMER,
    }),
  );
}
