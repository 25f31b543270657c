import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '@fabula/story/problem';
import { expect, test } from '@jest/globals';
import { readFolder } from '../testing/storyFolder.ts';
import type { Tier } from './messages.ts';
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
function check(desk: StoryDesk, tier: Tier): readonly Problem[] {
  const steps = desk.checking(tier);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
const said = (problems: readonly { code: string; file: string }[]) =>
  problems.map(({ code, file }) => `${code} ${file}`);

test('a shipped story has no error, and one that is typed is found where it is, and gone once it is mended', async () => {
  const text = readFileSync(join(FOLDER, MOMENT), 'utf8');
  const story = await desk();
  const before = check(story, 'flow');
  expect(before.filter(({ severity }) => severity === 'error')).toEqual([]);
  story.change({ texts: [[MOMENT, text.replace('type: dialogue', 'type: dialoguex')]] });
  const [first] = check(story, 'reading');
  expect(first).toMatchObject({ code: 'FS107', file: MOMENT, severity: 'error' });
  story.change({ texts: [[MOMENT, text]] });
  expect(said(check(story, 'reading'))).toEqual(said(before));
  expect(said(check(story, 'flow'))).toEqual(said(before));
});

test('what the whole comes to is found by the second look, and stays while words are typed', async () => {
  const story = await desk();
  story.change({ texts: [[MOMENT, null]] });
  const found = said(check(story, 'flow'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((one) => one.startsWith('FS205'))).toBe(true);
});

test('a picture that the site does not keep is found, and is there once another one came', async () => {
  const story = await desk();
  const path = 'places/lamp-room.jpg';
  story.change({ media: [[path, '0badcafe00']] });
  story.absent(['0badcafe00']);
  expect(said(check(story, 'flow'))).toContain('FS511 story.yaml');
  story.change({ media: [[path, '1badcafe00']] });
  expect(said(check(story, 'flow'))).not.toContain('FS511 story.yaml');
  story.change({ media: [[path, '0badcafe00']] });
  story.absent([]);
  expect(said(check(story, 'flow'))).not.toContain('FS511 story.yaml');
});

test('a picture that is missing is found, and is there once it came', async () => {
  const story = await desk();
  story.change({ media: [['places/lamp-room.jpg', null]] });
  expect(said(check(story, 'flow'))).toContain('FS502 story.yaml');
  const marks: [string, string][] = [['placeholders.yaml', 'places/lamp-room.jpg: "0badcafe"\n']];
  story.change({ texts: marks, media: [['places/lamp-room.jpg', '0badcafe00']] });
  const found = said(check(story, 'flow'));
  expect(found).not.toContain('FS502 story.yaml');
  expect(found).toContain('FS510 story.yaml');
});
