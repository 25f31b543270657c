export { enqueue, type Fact, type OutboxRow, outboxRow } from './outbox/enqueue.ts';
export { type Effect, once } from './outbox/once.ts';
export { Relay, type RelayOptions } from './outbox/relay.ts';
export { INBOX_SQL, OUTBOX_SQL } from './outbox/sql.ts';
