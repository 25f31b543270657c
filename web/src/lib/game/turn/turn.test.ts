import { describe, expect, test } from '@jest/globals';
import { type Failed, IDLE, type Speaking, type Turn, type TurnEvent, waiting } from './turn.ts';
import { turn } from './ways.ts';

const after = (from: Turn, ...events: TurnEvent[]): Turn => events.reduce(turn, from);

const A = { inputId: 'a' };
const B = { inputId: 'b' };
const refused = (isRetryable: boolean, of = A): TurnEvent => ({ kind: 'failed', ...of, isRetryable });
const failed = (isRetryable: boolean, of = A): Failed => ({ at: 'failed', ...of, isRetryable });
const interrupted: Turn = { at: 'interrupted', ...A };
const speech = (under: Speaking['under'], isPaused = false): Speaking => ({
  ...{ at: 'speaking', of: 'a', isPaused, under },
});
const toCome = speech(waiting('a'));
const told = speech(IDLE);
const opening: Turn = { at: 'opening', ...A, under: IDLE };
const listening: Turn = { at: 'listening', ...A, under: IDLE };
const elsewhere: Turn = { at: 'listening', inputId: undefined, under: IDLE };

type Row = readonly [from: Turn, event: TurnEvent, to: Turn];

describe('an input', () => {
  test.each<Row>([
    [IDLE, { kind: 'started', ...A }, waiting('a')],
    [IDLE, { kind: 'sent', ...A }, waiting('a')],
    [waiting('a'), { kind: 'answered', ...A }, IDLE],
    [waiting('a'), refused(true), failed(true)],
    [waiting('a'), refused(false), failed(false)],
    [waiting('a'), { kind: 'unanswered' }, failed(true)],
    [failed(true), { kind: 'retried', ...A }, waiting('a')],
    [failed(true), refused(false), failed(false)],
    [failed(true), { kind: 'answered', ...A }, IDLE],
    [failed(true), { kind: 'sent', ...B }, waiting('b')],
    [IDLE, { kind: 'retried', ...A }, waiting('a')],
  ])('%j, %j: %j', (from, event, to) => expect(turn(from, event)).toEqual(to));

  test.each<Row>([
    [waiting('b'), { kind: 'answered', ...A }, waiting('b')],
    [waiting('b'), refused(true), waiting('b')],
    [waiting('b'), { kind: 'retried', ...A }, waiting('b')],
    [failed(true, B), { kind: 'answered', ...A }, failed(true, B)],
    [IDLE, refused(true), IDLE],
    [IDLE, { kind: 'unanswered' }, IDLE],
  ])('what is told of another one changes nothing: %j, %j', (from, event, to) => {
    expect(turn(from, event)).toEqual(to);
  });
});

describe('speech', () => {
  test.each<Row>([
    [waiting('a'), { kind: 'line', ...A }, toCome],
    [IDLE, { kind: 'line', ...A }, told],
    // A gap between two sentences is still speech; after the output it is the end.
    [toCome, { kind: 'paused' }, speech(waiting('a'), true)],
    [speech(waiting('a'), true), { kind: 'line', ...A }, toCome],
    [speech(waiting('a'), true), { kind: 'answered', ...A }, IDLE],
    [toCome, { kind: 'answered', ...A }, told],
    [told, { kind: 'paused' }, IDLE],
    // Skipped, it is over, and the turn goes on.
    [toCome, { kind: 'skipped' }, interrupted],
    [speech(waiting('a'), true), { kind: 'skipped' }, interrupted],
    [told, { kind: 'skipped' }, IDLE],
    [interrupted, { kind: 'line', ...A }, interrupted],
    [interrupted, { kind: 'answered', ...A }, IDLE],
    [interrupted, refused(true), failed(true)],
    // What failed while it is heard is heard to its end, and offered again.
    [toCome, refused(true), speech(failed(true))],
    [speech(failed(true)), { kind: 'paused' }, failed(true)],
    [speech(failed(true)), { kind: 'retried', ...A }, toCome],
  ])('%j, %j: %j', (from, event, to) => expect(turn(from, event)).toEqual(to));

  test('late sentences of an earlier answer end with the newer one still to come', () => {
    const late = after(waiting('b'), { kind: 'line', ...A });
    expect(late).toEqual(speech(waiting('b')));
    expect(turn(late, { kind: 'paused' })).toEqual(waiting('b'));
    expect(turn(late, { kind: 'skipped' })).toEqual(waiting('b'));
  });
});

describe('whoever wants to speak', () => {
  test.each<Row>([
    [IDLE, { kind: 'asked', ...A }, opening],
    [opening, { kind: 'granted', ...A }, listening],
    [opening, { kind: 'granted', ...B }, opening],
    [opening, { kind: 'stopped' }, IDLE],
    [opening, { kind: 'asked', ...B }, opening],
    [opening, { kind: 'sent', ...B }, waiting('b')],
    [opening, { kind: 'elsewhere' }, elsewhere],
    [opening, { kind: 'started', ...B }, waiting('b')],
    [opening, { kind: 'left' }, IDLE],
    [listening, { kind: 'asked', ...B }, listening],
    [listening, { kind: 'stopped' }, listening],
    [listening, { kind: 'recorded', ...A }, waiting('a')],
    [listening, { kind: 'recorded', ...B }, listening],
    // A minute's speech is used up, or the input is refused: recording ends there.
    [listening, { kind: 'answered', ...A }, IDLE],
    [listening, refused(true), failed(true)],
    [listening, { kind: 'cancelled' }, listening],
    [listening, { kind: 'line', ...B }, listening],
    [elsewhere, { kind: 'cancelled' }, IDLE],
    [elsewhere, { kind: 'sent', ...B }, waiting('b')],
  ])('%j, %j: %j', (from, event, to) => expect(turn(from, event)).toEqual(to));

  test('everything goes on while the microphone is asked for', () => {
    const asked = after(waiting('a'), { kind: 'asked', ...B });
    const heard = after(asked, { kind: 'line', ...A }, { kind: 'answered', ...A });
    expect(heard).toEqual({ at: 'opening', ...B, under: told });
    expect(turn(heard, { kind: 'paused' })).toEqual({ at: 'opening', ...B, under: IDLE });
    expect(turn(heard, { kind: 'stopped' })).toEqual(told);
    expect(turn(asked, { kind: 'retried', ...A })).toEqual(waiting('a'));
  });

  test('speaks into an answer: its output is still waited for when nothing comes of the speech', () => {
    const over = after(toCome, { kind: 'elsewhere' });
    expect(over).toEqual({ at: 'listening', inputId: undefined, under: interrupted });
    expect(turn(over, { kind: 'cancelled' })).toEqual(interrupted);
    expect(after(over, { kind: 'answered', ...A })).toEqual(elsewhere);
    expect(after(over, refused(true), { kind: 'cancelled' })).toEqual(failed(true));
  });

  test('an answer that comes late does not end a recording of the next', () => {
    const speaks = after(failed(true, B), { kind: 'asked', ...A }, { kind: 'granted', ...A });
    expect(turn(speaks, { kind: 'answered', ...B })).toEqual(listening);
  });
});

test.each<Turn>([IDLE, waiting('a'), interrupted, failed(true), toCome, opening, listening, elsewhere])(
  'from %j a moment can be started, left, and answered in words',
  (from) => {
    expect(turn(from, { kind: 'started', ...B })).toEqual(waiting('b'));
    expect(turn(from, { kind: 'left' })).toEqual(IDLE);
    expect(turn(from, { kind: 'sent', ...B })).toEqual(waiting('b'));
  },
);

test.each<Turn>([IDLE, waiting('a'), interrupted, failed(true), toCome, opening, listening])(
  'what %j does not know leaves it as it is',
  (from) => {
    const unknown: TurnEvent[] = [
      { kind: 'recorded', ...B },
      { kind: 'cancelled' },
      { kind: 'granted', ...B },
    ];
    for (const event of unknown) expect(turn(from, event)).toBe(from);
  },
);
