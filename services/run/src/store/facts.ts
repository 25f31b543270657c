import type { OutboxRow } from '@fabula/kit/outbox';

/** Of a statement: facts for the outbox, beside what else it writes. Its three parameters begin at this number. */
export function writeFacts(first: number): string {
  return `insert into outbox (subject, payload, traceparent)
    select f.* from unnest($${first}::text[], $${first + 1}::bytea[], $${first + 2}::text[]) as f`;
}

/** What `writeFacts` takes. */
export function factColumns(facts: readonly OutboxRow[]): unknown[] {
  return [
    facts.map((each) => each.subject),
    facts.map((each) => each.payload),
    facts.map((each) => each.traceparent),
  ];
}
