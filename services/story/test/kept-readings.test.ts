import { fileURLToPath } from 'node:url';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { expect, test } from '@jest/globals';
import { compile } from '../src/compile.ts';
import { KeptReadings } from '../src/kept-readings.ts';
import { formatProblem } from '../src/problem.ts';
import { readStory } from '../src/read-story.ts';
import type { StoryFolder } from '../src/story-folder.ts';

const PUT_OUT_THE_LIGHT = await readFolder(
  fileURLToPath(new URL('../../catalogue/stories/put-out-the-light', import.meta.url)),
);
const MOMENT = 'moments/the-keeper.yaml';

const changed = (folder: StoryFolder, path: string, change: (text: string) => string): StoryFolder => ({
  ...folder,
  texts: new Map(folder.texts).set(path, change(folder.texts.get(path) ?? '')),
});
const said = (folder: StoryFolder) => {
  const { problems, contentHash } = compile(folder);
  return [contentHash, ...problems.map(formatProblem)];
};

test('a story with what was read before says what it says without, whatever changes', () => {
  const kept = new KeptReadings();
  const story = PUT_OUT_THE_LIGHT;
  const steps = [
    story,
    changed(story, MOMENT, (text) => text.replace('type: dialogue', 'type: dialoguex')),
    changed(story, MOMENT, (text) => text.replace(/^goalText:/m, 'goalTexts:')),
    changed(story, 'story.yaml', (text) => text.replace(/^start: .*/m, 'start: nowhere')),
    { ...story, texts: new Map([...story.texts].filter(([path]) => path !== MOMENT)) },
    story,
  ];
  for (const step of steps) expect(said({ ...step, kept })).toEqual(said(step));
});

test('only what changed is read and understood again', () => {
  const kept = new KeptReadings();
  const story = { ...PUT_OUT_THE_LIGHT, kept };
  const [first, again] = [readStory(story), readStory(story)];
  const after = readStory(changed(story, MOMENT, (text) => `# mine\n${text}`));
  for (const [slug, source] of first.sources.moments) {
    expect(again.sources.moments.get(slug)).toBe(source);
    expect(after.sources.moments.get(slug) === source).toBe(slug !== 'the-keeper');
    const moment = first.authored?.moments.get(slug);
    expect(moment).toBeDefined();
    expect(again.authored?.moments.get(slug)).toBe(moment);
    expect(after.authored?.moments.get(slug) === moment).toBe(slug !== 'the-keeper');
  }
});

test('another name in the story is looked for again in all files', () => {
  const kept = new KeptReadings();
  const story = { ...PUT_OUT_THE_LIGHT, kept };
  readStory(story);
  const texts = new Map([...story.texts].filter(([path]) => path !== MOMENT));
  const { problems } = readStory({ ...story, texts });
  expect(problems.list.some(({ code }) => code === 'FS205')).toBe(true);
});
