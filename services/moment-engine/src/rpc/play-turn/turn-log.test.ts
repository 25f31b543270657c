import { collectedLog } from '@fabula/kit/testing/log';
import { expect, test } from '@jest/globals';
import { TurnLog } from './turn-log.ts';

const inputId = '0b8f8e0a-3b1f-4c57-9d2b-0d9d1d3b5a11';

function told(share: number, turns: number, level = 'info') {
  const { log, lines } = collectedLog(level);
  const turnLog = new TurnLog(log, share);
  for (let n = 0; n < turns; n += 1) turnLog.ended({ outcome: 'committed', inputId }, { own: 3 });
  turnLog.ended({ outcome: 'failed', reason: 'TURN_TOO_LONG', inputId }, {});
  return lines();
}

test('a share of the turns is told, and each that had no output', () => {
  expect(told(1, 5)).toHaveLength(6);
  const half = told(0.5, 400).length;
  expect(half).toBeGreaterThan(120);
  expect(half).toBeLessThan(280);
  expect(told(0.000001, 50)).toEqual([expect.objectContaining({ outcome: 'failed' })]);
  expect(told(0, 5)).toEqual([]);
  expect(told(1, 5, 'warn')).toEqual([]);
});

test('what a client calls an id and is none is not written', () => {
  const { log, lines } = collectedLog();
  new TurnLog(log, 1).ended({ outcome: 'committed', inputId: 'I love you' }, {});
  expect(lines()).toEqual([expect.objectContaining({ inputId: 'no uuid', msg: 'turn' })]);
});
