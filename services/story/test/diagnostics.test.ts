import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { DIAGNOSTICS } from '@fabula/story/diagnostics/diagnostics';
import { diagnosticsPage } from '@fabula/story/diagnostics/page';
import { expect, test } from '@jest/globals';

test('stories/DIAGNOSTICS.md is the page of all codes', async () => {
  const page = await readFile(join(STORIES_ROOT, 'DIAGNOSTICS.md'), 'utf8');
  expect(page).toBe(diagnosticsPage());
  for (const code of Object.keys(DIAGNOSTICS)) expect(page).toContain(`| ${code} |`);
});

test('every code says what it means and how it is mended, in sentences', () => {
  for (const [code, { title, meaning, mend }] of Object.entries(DIAGNOSTICS)) {
    expect(code).toMatch(/^FS[1-6]\d\d$/);
    expect(title).not.toMatch(/[.!]$/);
    expect([meaning, mend]).toEqual([expect.stringMatching(/[.]$/), expect.stringMatching(/[.]$/)]);
  }
});
