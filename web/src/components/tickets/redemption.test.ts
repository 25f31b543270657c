import { expect, test } from '@jest/globals';
import { NORMAL, type RedemptionEvent, redemption } from './redemption.ts';

const after = (...events: RedemptionEvent[]) => events.reduce(redemption, NORMAL);
const started: RedemptionEvent[] = [
  { kind: 'started', ticketId: 't' },
  { kind: 'burned' },
  { kind: 'retrieved' },
];
const chosen: RedemptionEvent[] = [...started, { kind: 'chosen', characterId: 'ada' }];

test('a ticket burns, the team is retrieved, one is chosen, confirmed and created', () => {
  const steps = [...chosen, { kind: 'confirmed' } as const].map(
    (_, i, events) => after(...events.slice(0, i + 1)).step,
  );
  expect(steps).toEqual(['starting', 'retrieving', 'selecting', 'confirming', 'creating']);
  expect(after(...chosen)).toMatchObject({ ticketId: 't', characterId: 'ada' });
});

test('cancelling goes back to selecting and forgets who was chosen', () => {
  expect(after(...chosen, { kind: 'cancelled' })).toEqual({
    step: 'selecting',
    ticketId: 't',
  });
});

test('a creation that fails goes back to selecting, with the reason', () => {
  const error = {
    code: 'failed_precondition',
    message: 'This ticket cannot be redeemed.',
    reason: 'INVALID_TICKET',
  };
  const failed = after(...chosen, { kind: 'confirmed' }, { kind: 'failed', error });
  expect(failed).toEqual({ step: 'selecting', ticketId: 't', error });
  expect(redemption(failed, { kind: 'chosen', characterId: 'ada' })).not.toHaveProperty('error');
});

test('what does not belong to a step changes nothing: no second ticket, no character before its time', () => {
  const selecting = after(...started);
  expect(redemption(selecting, { kind: 'started', ticketId: 'other' })).toBe(selecting);
  expect(after({ kind: 'chosen', characterId: 'ada' })).toBe(NORMAL);
  expect(after(...chosen, { kind: 'confirmed' }, { kind: 'cancelled' }).step).toBe('creating');
});

test('a reset leads back from everywhere', () => {
  expect(after(...chosen, { kind: 'reset' })).toEqual(NORMAL);
});
