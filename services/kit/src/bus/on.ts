import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { monotonicMs } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Inbox } from '../outbox/inbox.ts';
import { consumerMeter, type Taken } from '../outbox/meters.ts';
import { contextFrom, inSpan, SpanKind } from '../tracing/span.ts';
import type { Bus } from './bus.ts';

export interface Subscription<S extends DescMessage> {
  readonly consumer: string;
  readonly subject: string;
  readonly schema: S;
  readonly db: Database;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  /** Runs once for each fact, in the transaction that remembers it. */
  readonly effect: (tx: Tx, message: MessageShape<S>, id: string) => Promise<void>;
  /** Then what is too long for a transaction; again where the fact comes again, as it does when this throws. */
  readonly afterwards?: (message: MessageShape<S>) => Promise<void>;
}

const TRIM_EVERY_MS = 24 * 3_600_000;

/**
 * Listens for one kind of fact, in the trace of what made it happen. One that cannot be read is parked in the inbox and
 * logged, so that those behind it come through.
 */
export async function on<S extends DescMessage>(bus: Bus, options: Subscription<S>): Promise<void> {
  const { consumer, subject, db, metrics } = options;
  const inbox = new Inbox(db, consumer);
  const tidy = tidier(inbox, options);
  const count = consumerMeter({ consumer, db, bus, metrics });
  await bus.subscribe(consumer, subject, (id, payload, headers) =>
    inSpan(
      `${consumer} ${subject}`,
      async () => {
        await counted(count, () => take(inbox, options, { id, payload }));
        await tidy();
      },
      { parent: contextFrom(headers?.traceparent), kind: SpanKind.CONSUMER },
    ),
  );
}

async function counted(count: (how: Taken) => void, work: () => Promise<Taken>): Promise<void> {
  try {
    count(await work());
  } catch (error) {
    count('failed');
    throw error;
  }
}

interface Incoming {
  readonly id: string;
  readonly payload: Uint8Array;
}

async function take<S extends DescMessage>(
  inbox: Inbox,
  { consumer, subject, schema, log, effect, afterwards }: Subscription<S>,
  { id, payload }: Incoming,
): Promise<Taken> {
  const read = reading(schema, payload);
  if ('message' in read) {
    await inbox.once(id, (tx) => effect(tx, read.message, id));
    await afterwards?.(read.message);
    return 'taken';
  }
  await inbox.park(id, payload);
  log.error({ err: read.error, consumer, subject, id }, 'a fact cannot be read: parked in the inbox');
  return 'parked';
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
  let trimmedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (monotonicMs() - trimmedAt < TRIM_EVERY_MS) return;
    trimmedAt = monotonicMs();
    await inbox.trim().catch((error: unknown) => log.warn({ err: error, consumer }, 'inbox not trimmed'));
  };
}
