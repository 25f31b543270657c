import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { Inbox } from '../outbox/inbox.ts';
import { contextFrom, inSpan, SpanKind } from '../tracing/span.ts';
import type { Bus } from './bus.ts';

export interface Subscription<S extends DescMessage> {
  readonly consumer: string;
  readonly subject: string;
  readonly schema: S;
  readonly db: Database;
  readonly log: Logger;
  /** Runs once for each fact, in the transaction that remembers it. */
  readonly effect: (tx: Tx, message: MessageShape<S>, id: string) => Promise<void>;
}

const TRIM_EVERY_MS = 24 * 3_600_000;

/**
 * Listens for one kind of fact, in the trace of what made it happen. One that cannot be read is parked in the inbox and
 * logged, so that those behind it come through.
 */
export async function on<S extends DescMessage>(bus: Bus, options: Subscription<S>): Promise<void> {
  const { consumer, subject, db } = options;
  const inbox = new Inbox(db, consumer);
  const tidy = tidier(inbox, options);
  await bus.subscribe(consumer, subject, (id, payload, headers) =>
    inSpan(
      `${consumer} ${subject}`,
      async () => {
        await take(inbox, options, { id, payload });
        await tidy();
      },
      { parent: contextFrom(headers?.traceparent), kind: SpanKind.CONSUMER },
    ),
  );
}

interface Incoming {
  readonly id: string;
  readonly payload: Uint8Array;
}

async function take<S extends DescMessage>(
  inbox: Inbox,
  { consumer, subject, schema, log, effect }: Subscription<S>,
  { id, payload }: Incoming,
): Promise<void> {
  const read = reading(schema, payload);
  if ('message' in read) return inbox.once(id, (tx) => effect(tx, read.message, id));
  await inbox.park(id, payload);
  log.error({ err: read.error, consumer, subject, id }, 'a fact cannot be read: parked in the inbox');
}

function reading<S extends DescMessage>(
  schema: S,
  payload: Uint8Array,
): { message: MessageShape<S> } | { error: unknown } {
  try {
    return { message: fromBinary(schema, payload) };
  } catch (error) {
    return { error };
  }
}

/** Trims the inbox at the first fact and then once a day; a failure is for the next day. */
function tidier(inbox: Inbox, { consumer, log }: Pick<Subscription<DescMessage>, 'consumer' | 'log'>) {
  let trimmedAt = 0;
  return async () => {
    if (Date.now() - trimmedAt < TRIM_EVERY_MS) return;
    trimmedAt = Date.now();
    await inbox.trim().catch((error: unknown) => log.warn({ err: error, consumer }, 'inbox not trimmed'));
  };
}
