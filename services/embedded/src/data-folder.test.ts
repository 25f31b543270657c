import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkDataFolder, checkRoom } from './data-folder.ts';

test('a folder that nothing can be kept in is named, with the reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-data-'));
  checkDataFolder(join(folder, 'new/data'));
  expect(readdirSync(join(folder, 'new/data'))).toEqual([]);
  writeFileSync(join(folder, 'file'), '');
  const below = join(folder, 'file/data');
  expect(() => checkDataFolder(below)).toThrow(`FABULA_DATA: nothing can be kept in ${below}: a part of its`);
  // Nobody writes there, root neither.
  for (const path of ['/sys/fabula', '/sys/fabula/data'])
    expect(() => checkDataFolder(path)).toThrow(
      new RegExp(
        `nothing can be kept in ${path}: (it lies on a file system that is read-only|this user may not)`,
      ),
    );
  rmSync(folder, { recursive: true });
});

test('too little room for a new database, or for one that stands, is said in MiB', () => {
  checkRoom('/data', { freeMib: 150, isNew: true });
  checkRoom('/data', { freeMib: 20, isNew: false });
  expect(() => checkRoom('/data', { freeMib: 8, isNew: true })).toThrow(
    'FABULA_DATA: too little room in /data: 8 MiB are free, 150 are needed. Make room, or set FABULA_DATA to another folder.',
  );
  expect(() => checkRoom('/data', { freeMib: 19, isNew: false })).toThrow('19 MiB are free, 20 are needed');
});
