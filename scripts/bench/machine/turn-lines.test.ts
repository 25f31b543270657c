import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { TurnLines } from './turn-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'fabula-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const told = (inputId: string) =>
  `${JSON.stringify({ level: 'info', inputId, ms: { direct: 1.5 }, msg: 'turn' })}\n`;

test('each turn is told once, and one whose line is still being written next time', () => {
  const file = join(folder, 'engine.log');
  writeFileSync(file, `starting, é\n${told('a')}{"level":"warn","msg":"another \\"turn\\""}\n`);
  const lines = new TurnLines([file]);
  expect(lines.take()).toEqual([{ inputId: 'a', ms: { direct: 1.5 } }]);
  appendFileSync(file, `${told('b')}${told('c').slice(0, 20)}`);
  expect(lines.take().map(({ inputId }) => inputId)).toEqual(['b']);
  appendFileSync(file, told('c').slice(20));
  expect(lines.take().map(({ inputId }) => inputId)).toEqual(['c']);
});

test('a turn without an input is passed over', () => {
  const file = join(folder, 'other.log');
  writeFileSync(file, '{"ms":{"own":1},"msg":"turn"}\n');
  expect(new TurnLines([file]).take()).toEqual([]);
});
