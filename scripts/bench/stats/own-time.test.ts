import { expect, test } from '@jest/globals';
import { ownTimes } from './own-time.ts';

const span = (traceId: string, name: string, ms: number) => ({
  traceId,
  name,
  ms,
  part: 'moment-engine',
  kind: 1,
});

test('what hearing, directing and speaking took is not the turn’s own; committing is', () => {
  const spans = [
    span('a', 'turn.hear', 1),
    span('a', 'turn.direct', 2),
    span('a', 'turn.speak', 4),
    span('a', 'turn.commit', 8),
    span('b', 'turn.direct', 100),
    span('b', 'turn.speak', 100),
  ];
  expect(ownTimes([{ traceId: 'a', totalMs: 20 }], spans)).toEqual({ own: [13], untraced: 0 });
});

test('a turn that was played in two attempts spoke twice', () => {
  const spans = [span('a', 'turn.direct', 1), span('a', 'turn.speak', 2), span('a', 'turn.speak', 3)];
  expect(ownTimes([{ traceId: 'a', totalMs: 10 }], spans).own).toEqual([4]);
});

test('a turn whose trace has holes is in no figure, and said to be missing', () => {
  const turns = [
    { traceId: 'a', totalMs: 20 },
    { traceId: 'unknown', totalMs: 30 },
  ];
  expect(ownTimes(turns, [span('a', 'turn.direct', 2)])).toEqual({ own: [], untraced: 2 });
});
