import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { STORIES } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { Author } from './author.ts';
import { embeddedHouse } from './embedded-house.ts';
import { PHONE } from './guest.ts';
import { seeMoment } from './see-moment.ts';
import { StagePage } from './stage-page.ts';

const SLUG = 'put-out-the-light';
const MOMENT = 'the-language-of-light';

/** The product's story with one moment for learners: no moment of its own is one. */
const stories = tempFolder('learner-stories');
cpSync(join(STORIES, SLUG), join(stories.path, SLUG), { recursive: true });
appendFileSync(
  join(stories.path, SLUG, 'moments', `${MOMENT}.yaml`),
  '\nhintTranslation: true\nhintTts: true\n',
);
afterAll(() => stories.remove());

const house = embeddedHouse('learner', { FABULA_STORIES: stories.path });

test('a learner reads a line in the other language under it, marked as such, and hears it after it', async () => {
  const author = await Author.of({ origin: house().stage.origin, logFile: house().stage.logFile });
  const guest = await house().guest({ language: 'en', size: PHONE, inspected: true });
  const stage = new StagePage(guest);
  await author.signIn(guest);
  const address = await author.testRun({ slug: SLUG, moment: MOMENT, language: 'en' });
  expect(await seeMoment(stage, address)).toBe('learning');
  const { sentences } = guest.frames;
  const lines = sentences.filter(({ hint_language }) => !hint_language);
  const again = sentences.filter(({ hint_language }) => hint_language === 'fr');
  expect(again.map(({ text }) => text)).toEqual(
    expect.arrayContaining(lines.map(({ translation }) => translation)),
  );
  expect(again.every(({ size }) => size > 0)).toBe(true);
  // What is shown and announced at the end is a line, never what was only said again.
  const { translation } = lines.at(-1) ?? {};
  const french = guest.page.locator('[lang="fr"]');
  expect(await stage.captions.locator('[aria-hidden]').locator(french).allTextContents()).toEqual([
    translation,
  ]);
  expect(await guest.page.getByTestId('caption-live').locator(french).allTextContents()).toEqual([
    translation,
  ]);
  expect(guest.barriers).toEqual([]);
  expect(guest.troubles.except()).toEqual([]);
  await guest.leave();
}, 600_000);
