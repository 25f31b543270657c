export { enqueue, type Fact, type OutboxRow, outboxRow } from './outbox/enqueue.ts';
export { Relay, type RelayOptions } from './outbox/relay.ts';
export {
  INBOX_PARKED_INDEX_SQL,
  INBOX_PARKED_SQL,
  INBOX_SQL,
  OUTBOX_PLACE_SQL,
  OUTBOX_SQL,
} from './outbox/sql.ts';
