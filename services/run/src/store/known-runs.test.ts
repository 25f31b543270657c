import { expect, test } from '@jest/globals';
import { type KnownRun, KnownRuns } from './known-runs.ts';

const run = (id: string, length: number) =>
  ({ run: { id }, version: '1', stateJson: '.'.repeat(length) }) as unknown as KnownRun;

test('runs are known up to what their states take together, those longest that were played last', () => {
  const known = new KnownRuns(100_000);
  for (let n = 0; n < 50; n += 1) known.keep(run(`short ${n}`, 1_000));
  known.keep(run('long', 70_000));
  const kept = Array.from({ length: 50 }, (_, n) => known.get(`short ${n}`)).filter(Boolean);
  expect(kept).toHaveLength(30);
  expect(known.get('long')).toBeDefined();
  known.keep(run('long', 90_000));
  expect(known.get('short 49')).toBeDefined();
  expect(known.get('short 39')).toBeUndefined();
});
