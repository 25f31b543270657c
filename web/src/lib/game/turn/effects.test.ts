import { expect, test } from '@jest/globals';
import { effectsOf } from './effects.ts';
import { IDLE, type Turn, type TurnEvent, waiting } from './turn.ts';
import { turn } from './ways.ts';

const done = (from: Turn, event: TurnEvent) => effectsOf(from, event, turn(from, event));
const A = { inputId: 'a' };
const B = { inputId: 'b' };
const speech: Turn = { at: 'speaking', of: 'a', isPaused: false, under: waiting('a') };
const opening: Turn = { at: 'opening', ...A, under: IDLE };
const listening: Turn = { at: 'listening', ...A, under: IDLE };
const elsewhere: Turn = { at: 'listening', inputId: undefined, under: IDLE };
const silence = (of: string | undefined, isRead: boolean) => ({ kind: 'silence', of, isRead });

test('whoever skips, answers or begins to speak is not spoken over; what was cut is read', () => {
  expect(done(speech, { kind: 'skipped' })).toEqual([silence('a', true)]);
  expect(done(speech, { kind: 'sent', ...B })).toEqual([silence('a', true)]);
  expect(done(speech, { kind: 'elsewhere' })).toEqual([silence('a', true), { kind: 'hush' }]);
  const asked: Turn = { at: 'opening', ...B, under: speech };
  expect(done(asked, { kind: 'granted', ...B })).toEqual([silence('a', false)]);
});

test('what is said to its end is not cut, nor are sentences that come after their output', () => {
  const last: Turn = { ...speech, isPaused: true };
  for (const event of [{ kind: 'paused' }, { kind: 'answered', ...A }] as const) {
    expect(done(speech, event)).toEqual([]);
    expect(done(last, event)).toEqual([]);
  }
});

test('nothing is read into a moment that is left or begun', () => {
  expect(done(speech, { kind: 'started', ...B })).toEqual([silence('a', false)]);
  expect(done(speech, { kind: 'left' })).toEqual([silence('a', false)]);
});

test('a microphone that is not wanted any more is called off, and a recording that was settled ends', () => {
  const called: TurnEvent[] = [{ kind: 'stopped' }, { kind: 'retried', ...B }];
  for (const event of called) expect(done(opening, event)).toEqual([{ kind: 'stopRecorder' }]);
  expect(done(opening, { kind: 'sent', ...B })).toContainEqual({ kind: 'stopRecorder' });
  expect(done(listening, { kind: 'answered', ...A })).toEqual([{ kind: 'stopRecorder' }]);
  expect(done(opening, { kind: 'granted', ...A })).not.toContainEqual({ kind: 'stopRecorder' });
});

test("music is away while somebody speaks elsewhere, and comes back; the page's own microphone turns it down by itself", () => {
  expect(done(IDLE, { kind: 'elsewhere' })).toContainEqual({ kind: 'hush' });
  expect(done(elsewhere, { kind: 'cancelled' })).toEqual([{ kind: 'lift' }]);
  expect(done(opening, { kind: 'granted', ...A })).not.toContainEqual({ kind: 'hush' });
  expect(done(listening, { kind: 'recorded', ...A })).not.toContainEqual({ kind: 'lift' });
});

test('an event that leads nowhere does nothing', () => {
  expect(done(IDLE, { kind: 'skipped' })).toEqual([]);
  expect(done(elsewhere, { kind: 'elsewhere' })).toEqual([]);
});
