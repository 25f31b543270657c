import { expect, test } from '@jest/globals';
import { ownTimes } from './own-time.ts';

test('what hearing, directing and speaking took is not the turn’s own; committing is', () => {
  const lines = [
    { inputId: 'a', ms: { begin: 5, hear: 1, direct: 2, speak: 4, commit: 8, own: 13, all: 20 } },
    { inputId: 'b', ms: { direct: 100, speak: 100 } },
  ];
  expect(ownTimes([{ inputId: 'a', totalMs: 20 }], lines)).toEqual({ own: [13], untold: 0 });
});

test('a turn that was played by two engines spoke twice', () => {
  const lines = [
    { inputId: 'a', ms: { direct: 1, speak: 2 } },
    { inputId: 'a', ms: { begin: 1, speak: 3 } },
  ];
  expect(ownTimes([{ inputId: 'a', totalMs: 10 }], lines).own).toEqual([4]);
});

test('a turn of which nobody has told the whole is in no figure, and said to be missing', () => {
  const turns = [
    { inputId: 'a', totalMs: 20 },
    { inputId: 'unknown', totalMs: 30 },
  ];
  expect(ownTimes(turns, [{ inputId: 'a', ms: { direct: 2 } }])).toEqual({ own: [], untold: 2 });
});
