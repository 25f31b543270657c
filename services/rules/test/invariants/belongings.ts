import assert from 'node:assert/strict';
import type { Moment } from '../../src/release/moment.ts';
import { momentOf } from '../../src/situation.ts';
import type { RunState } from '../../src/types.ts';
import type { Moved } from './moved.ts';

/** 2. Nothing is owned twice, or without a moment that grants it; one ticket, at rank A only. */
export function belongings(moved: Moved): void {
  const { before, after } = moved;
  const { state, facts } = after;
  if (state.items !== before.items || state.roster !== before.roster) gains(moved);
  const tickets = facts.filter((each) => each.kind === 'ticket_earned');
  const isDue = state.status === 'won' && state.rank === 2 && !before.before.hasTicket && !before.isTest;
  assert.equal(tickets.length, isDue ? 1 : 0, 'tickets');
}

function gains({ release, before, after: { state } }: Moved): void {
  const known = new Set(idsOf(before));
  const ids = idsOf(state);
  assert.equal(new Set(ids).size, ids.length, 'nothing twice');
  for (const { id, from } of origins(state)) {
    if (known.has(id)) continue;
    assert.ok(from, 'a moment grants it');
    assert.ok(givenBy(momentOf(release, from)).includes(id), 'that moment grants it');
  }
  const gone = idsOf(before).filter((id) => !ids.includes(id));
  const type = momentOf(release, before.moments.at(-1)?.momentId ?? '').type;
  if (gone.length > 0) assert.equal(type, 'assemble', 'nobody leaves but where the team is chosen');
  const back = (state.gone ?? []).filter((id) => ids.includes(id));
  assert.deepEqual(back, [], 'who was sent away stays away');
  assert.deepEqual(
    state.roster.filter((each) => each.permanent && !known.has(each.characterId)),
    [],
    'no permanent character joins in a run',
  );
  const team = new Set(state.roster.map((each) => each.characterId));
  for (const { equippedTo } of state.items)
    if (equippedTo !== undefined) assert.ok(team.has(equippedTo), 'who carries it is in the team');
}

function idsOf({ items, roster }: RunState): string[] {
  const kept = roster.flatMap(
    ({ permanent }) => permanent?.items.flatMap(({ itemId }) => itemId ?? []) ?? [],
  );
  return [...items.map((each) => each.itemId), ...kept, ...roster.map((each) => each.characterId)];
}

function origins({ items, roster }: RunState) {
  return [
    ...items.map((each) => ({ id: each.itemId, from: each.acquiredInMomentId })),
    ...roster.map((each) => ({ id: each.characterId, from: each.enrolledInMomentId })),
  ];
}

function givenBy(moment: Moment): string[] {
  const options = moment.type === 'reward' ? moment.options.map((option) => option.id) : [];
  return [...options, ...moment.grants.flatMap((grant) => [...grant.itemIds, ...grant.characterIds])];
}
