import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { listStoryFolders } from '@fabula/catalogue/folders/story-folders';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { NoSuchPlace } from '@fabula/story/edit/errors';
import { RenameRefused, renameSlug } from '@fabula/story/edit/rename/rename';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../fixture.ts';
import { thingsIn } from './names-of.ts';
import { proveRenames } from './prove-renames.ts';

/** One of so many; `make test-long` takes all. */
const SHARE = 60;
const SHARE_OF_KINDS = 4;

test('what is called otherwise in a story of the product is played as before, and comes back to the byte', async () => {
  for (const { slug, folder } of await listStoryFolders(STORIES_ROOT)) {
    const story = await readFolder(folder);
    const all = thingsIn(story);
    const things = all.filter((_each, at) => at % SHARE === 0);
    const { renamed, wrong } = proveRenames(story, things);
    expect({ slug, wrong }).toEqual({ slug, wrong: [] });
    expect(renamed).toBe(things.length);
  }
});

describe('a rename', () => {
  let story: StoryFolder;
  beforeAll(async () => {
    story = await fixtureWithMedia('every-kind');
  });
  const text = (folder: StoryFolder, file: string) => folder.texts.get(file) ?? '';

  test('moves files and media, and what lies beside the story', () => {
    const beside = new Map([
      ['flow.yaml', 'the-gate: [0, 1]\nthe-neighbour: [2, 3]\n'],
      [
        'utterances/the-neighbour.yaml',
        'en: { sorry: [I am sorry], nothing: [] }\nfr: { sorry: [pardon] }\n',
      ],
      ['walkthroughs/en.won.yaml', 'says:\n  the-neighbour: # his door\n    - sorry\n'],
      ['placeholders.yaml', '# drawn\ncover.en.jpg: "0badcafe"\nsounds/the-neighbour.mp3: "0badcafe"\n'],
    ]);
    const whole = { ...story, texts: new Map([...story.texts, ...beside]) };
    const edits = renameSlug(whole, { kind: 'moment', slug: 'the-neighbour' }, 'next-door');
    const { texts, media } = edits.folder;
    expect([...edits.movedTexts]).toEqual([
      ['moments/the-neighbour.yaml', 'moments/next-door.yaml'],
      ['utterances/the-neighbour.yaml', 'utterances/next-door.yaml'],
    ]);
    expect([...edits.movedMedia]).toEqual([['sounds/the-neighbour.mp3', 'sounds/next-door.mp3']]);
    expect(texts.get('flow.yaml')).toBe('the-gate: [0, 1]\nnext-door: [2, 3]\n');
    expect(texts.get('walkthroughs/en.won.yaml')).toBe('says:\n  next-door: # his door\n    - sorry\n');
    expect(texts.get('moments/next-door.yaml')).toBe(text(story, 'moments/the-neighbour.yaml'));
    expect(text(edits.folder, 'moments/the-gate.yaml')).toContain('to: next-door');
    expect(media.get('sounds/next-door.mp3')).toBe('0badcafe');
    expect(texts.get('placeholders.yaml')).toContain('\nsounds/next-door.mp3: "0badcafe"\n');

    const facet = { kind: 'facet', moment: 'next-door', slug: 'sorry' } as const;
    const said = text(renameSlug(edits.folder, facet, 'pardon').folder, 'utterances/next-door.yaml');
    expect(said).toBe('en: { pardon: [I am sorry], nothing: [] }\nfr: { pardon: [pardon] }\n');
  });

  test('finds everything that every type of moment can name', () => {
    const things = thingsIn(story).filter((_each, at) => at % SHARE_OF_KINDS === 0);
    const { renamed, wrong } = proveRenames(story, things);
    expect(wrong).toEqual([]);
    expect(renamed).toBe(things.length);
  });

  test('changes of a condition only what it means', () => {
    const when = 'not (item lamp  or fact lamp) and success of the-gate';
    const both = new Map(story.texts)
      .set('story.yaml', text(story, 'story.yaml').replace('facts:\n', 'facts:\n  lamp: It burns.\n'))
      .set(
        'moments/the-gate.yaml',
        text(story, 'moments/the-gate.yaml').replace(
          'transitions:\n',
          `transitions:\n  - { to: the-end, when: "${when}" }\n`,
        ),
      );
    const { folder } = renameSlug({ ...story, texts: both }, { kind: 'item', slug: 'lamp' }, 'lantern');
    expect(text(folder, 'moments/the-gate.yaml')).toContain(
      'not (item lantern  or fact lamp) and success of the-gate',
    );
  });

  test('is refused where the name is taken or is none, or the story cannot be read', () => {
    expect(() => renameSlug(story, { kind: 'moment', slug: 'the-gate' }, 'the-end')).toThrow(NoSuchPlace);
    expect(() => renameSlug(story, { kind: 'item', slug: 'nothing' }, 'x')).toThrow(NoSuchPlace);
    expect(() => renameSlug(story, { kind: 'item', slug: 'lamp' }, 'A lamp')).toThrow(RenameRefused);
    const bent = { ...story, texts: new Map(story.texts).set('moments/the-end.yaml', 'type: dialog\n') };
    expect(() => renameSlug(bent, { kind: 'item', slug: 'lamp' }, 'lantern')).toThrow('Mend the errors');
  });
});

test('a moment and an item of one slug are told apart', async () => {
  const story = await readFolder(join(STORIES_ROOT, 'put-out-the-light'));
  const moment = renameSlug(story, { kind: 'moment', slug: 'nolwenns-whistle' }, 'the-whistle').folder;
  expect(moment.texts.get('moments/the-keeper.yaml')).toContain('when: item nolwenns-whistle');
});
