import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readFolder } from '../testing/storyFolder.ts';
import { StoryDesk } from './storyDesk.ts';

const FOLDER = fileURLToPath(
  new URL('../../../services/catalogue/stories/put-out-the-light', import.meta.url),
);
const MOMENT = 'moments/the-keeper.yaml';

async function desk() {
  const opened = new StoryDesk();
  opened.open(await readFolder(FOLDER));
  return opened;
}
const said = (problems: readonly { code: string; file: string }[]) =>
  problems.map(({ code, file }) => `${code} ${file}`);

test('a shipped story has no error, and one that is typed is found where it is, and gone once it is mended', async () => {
  const text = readFileSync(join(FOLDER, MOMENT), 'utf8');
  const story = await desk();
  const before = story.check('flow');
  expect(before.filter(({ severity }) => severity === 'error')).toEqual([]);
  story.change([[MOMENT, text.replace('type: dialogue', 'type: dialoguex')]]);
  const [first] = story.check('reading');
  expect(first).toMatchObject({ code: 'FS107', file: MOMENT, severity: 'error' });
  story.change([[MOMENT, text]]);
  expect(said(story.check('reading'))).toEqual(said(before));
  expect(said(story.check('flow'))).toEqual(said(before));
});

test('what the whole comes to is found by the second look, and stays while words are typed', async () => {
  const story = await desk();
  story.change([[MOMENT, null]]);
  const found = said(story.check('flow'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((one) => one.startsWith('FS205'))).toBe(true);
});
