import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compilerFiles } from './sources.ts';

test('a release is made anew by other code, and by another version of what reads its texts', () => {
  const files = new Map(compilerFiles().map(({ name, file }) => [name, readFileSync(file, 'utf8')]));
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['compile.ts', 'read-folder.ts', 'release/moment.ts']),
  );
  for (const reader of ['js-yaml', 'yaml', 'zod'])
    expect(JSON.parse(files.get(reader) ?? '{}')).toMatchObject({
      name: reader,
      version: expect.any(String),
    });
});
