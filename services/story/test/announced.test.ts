import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { announcedFolder } from '@fabula/story/announced';
import { compile } from '@fabula/story/compile';
import { KeptReadings } from '@fabula/story/kept-readings';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { broken, saidOf } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

const STORY = 'story.yaml';

describe('an announcement', () => {
  let good: StoryFolder;
  beforeAll(async () => {
    good = await fixtureWithMedia('good');
  });

  const said = (folder: StoryFolder) => saidOf(announcedFolder(folder));
  const textOf = (folder: StoryFolder) => folder.texts.get(STORY) ?? '';
  const withText = (text: string): StoryFolder => ({ ...good, texts: new Map(good.texts).set(STORY, text) });
  const only = (folder: StoryFolder, media: RegExp): StoryFolder => ({
    ...folder,
    media: new Map([...folder.media].filter(([path]) => media.test(path))),
  });

  test.each(['good', 'every-kind'])('of a story that is sound (%s) is its card alone', async (name) => {
    const folder = await fixtureWithMedia(name);
    const whole = compile(folder);
    const { release, problems } = compile(announcedFolder(folder));
    expect([whole.problems.filter(({ severity }) => severity === 'error'), problems]).toEqual([[], []]);
    const { story, startMomentId, places, ...others } = release ?? {};
    expect(story).toEqual({ ...whole.release?.story, isComingSoon: true });
    expect([startMomentId, places?.map(({ image }) => image) ?? []]).toEqual([
      null,
      textOf(folder).includes('\nbackground:') ? [story?.background] : [],
    ]);
    expect(others).toEqual({ schema: 1, characters: [], items: [], dynamicItems: [], moments: [] });
  });

  // Their people speak of moments, by name.
  test.each(['put-out-the-light', 'nobody-steals-the-moon', 'the-dragons-advocate'])(
    'of %s finds nothing to mend',
    async (slug) => {
      expect(said(await readFolder(join(STORIES_ROOT, slug)))).toEqual([]);
    },
  );

  test('needs no more of a story that grows than what it shows', () => {
    const begun = broken(good, { file: STORY, set: [[['start'], 'not-written-yet']] });
    const texts = new Map(
      [...begun.texts].map(([path, text]) => [path, path === STORY ? text : 'type: [\n']),
    );
    expect(said(only({ ...begun, texts }, /^(cover|title|places)/))).toEqual([]);
    const covers = ['FS501 story.yaml name.en', 'FS501 story.yaml name.fr'];
    expect(said(only(good, /^title/))).toEqual([...covers, 'FS502 story.yaml places.hall']);
    const elsewhere = broken(good, { file: STORY, set: [[['background'], 'nowhere']] });
    expect(said(elsewhere)).toEqual(['FS206 story.yaml background']);
  });

  test('of a story whose parts repeat one another, and says where what is wrong is written', () => {
    const [kept = '', ...rest] = textOf(good).split(/(?=^facts:)/m);
    const text = `items:\n  lamp: &lamp\n    id: 6a0b4f43-9d0b-4f7f-8f1f-0a010f0e3f5c\n    name: &name { en: Lamp, fr: Lampe }\n    description: *name\n`;
    const said = `${kept.replace(/^name:.*$/m, 'name: *name')}${rest.join('')}`;
    const { problems, release } = compile(announcedFolder(withText(text + said)));
    expect([problems, release?.story.name]).toEqual([[], { en: 'Lamp', fr: 'Lampe' }]);
    const wrong = `${text}${said}par: many\n`.replace(/^par: \d+\n/m, '');
    const lines = wrong.trimEnd().split('\n').length;
    expect(compile(announcedFolder(withText(wrong))).problems).toMatchObject([{ file: STORY, line: lines }]);
  });

  test('leaves what was kept of the story as it is', () => {
    const folder = { ...good, kept: new KeptReadings() };
    const before = compile(folder).contentHash;
    expect(compile(announcedFolder(folder)).release?.moments).toEqual([]);
    expect(compile(folder).contentHash).toBe(before);
  });
});
