import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ownTimesOf, toldTurns } from './own-times.ts';

const folder = mkdtempSync(join(tmpdir(), 'fabula-own-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ID = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;

test('what each player waited is held against what its own turn took elsewhere', () => {
  const file = join(folder, 'turns.log');
  writeFileSync(
    file,
    `time="x" level=info msg="turn ${ID(1)} phase=4/s 120" source=console\nturn ${ID(2)} phase=4/s 20\nsomething\nturn ${ID(3)} phase= 30\n`,
  );
  const turns = toldTurns(file);
  expect(turns).toHaveLength(3);
  const lines = [
    { inputId: ID(1), ms: { direct: 10, speak: 90, commit: 5 } },
    { inputId: ID(3), ms: { hear: 4, direct: 1, speak: 5 } },
  ];
  expect(ownTimesOf(turns, lines)).toMatchObject([
    { phase: '4/s', own: { count: 1, p99: 20 }, untold: 1 },
    { phase: '', own: { count: 1, p99: 20 }, untold: 0 },
  ]);
});

test('where no engine tells of turns nothing is known', () => {
  expect(ownTimesOf([{ inputId: ID(1), phase: '', totalMs: 1 }], [])).toEqual([]);
  expect(toldTurns(join(folder, 'missing'))).toEqual([]);
});
