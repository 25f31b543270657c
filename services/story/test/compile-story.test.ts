import { fileURLToPath } from 'node:url';
import { compileStory } from '@fabula/catalogue/compile-story';
import { compile } from '@fabula/story/compile';
import { formatProblem, type Problem } from '@fabula/story/problem';
import { describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from './fixture.ts';

const fixture = (name: string) => fileURLToPath(new URL(`./stories/${name}`, import.meta.url));

async function errorsOf(name: string): Promise<Problem[]> {
  const { problems } = await compileStory(fixture(name));
  return problems.filter(({ severity }) => severity === 'error');
}

/** file:line field, and how the message begins. */
type Expected = [where: string, message: string];

async function expectErrors(name: string, expected: readonly Expected[]): Promise<void> {
  const found = await errorsOf(name);
  const short = found.map(({ file, line, field, message }) => [`${file}:${line} ${field}`, message]);
  for (const [where, message] of expected) {
    expect(short).toContainEqual([where, expect.stringContaining(message)]);
  }
  expect(found).toHaveLength(expected.length);
  for (const problem of found) expect(formatProblem(problem)).toMatch(/^error FS\d{3} \S+:\d+:\d+ .*[.!`]$/);
}

describe('a story folder with mistakes', () => {
  test('names each that one file alone shows, with its line', () =>
    expectErrors('unreadable', [
      ['story.yaml:1 id', 'Invalid UUID'],
      ['story.yaml:5 rating', 'none of the words'],
      ['story.yaml:6 ratng', 'Nothing here is called "ratng"'],
      ['story.yaml:22 places.hall.name.fr', 'The French text is missing'],
      ['notes.yaml:1 ', 'belongs to nothing'],
      ['characters/ada.yaml:4 baseAttack', 'wrong shape'],
      ['moments/the-beginning.yaml:2 type', 'no type of moment "monolog"'],
      ['moments/the-end.yaml:4 place', 'There is no place "cellar"'],
      ['moments/the-end.yaml:7 defaultEmotion', 'Write emotion and strength'],
      ['moments/the-end.yaml:9 openings.0.when', 'There is no fact "it-snows"'],
      ['moments/the-end.yaml:11 openings.0.lines.0.cheerful 3', '"cheerful 3" cannot stand here'],
      ['moments/the-end.yaml:14 openings.0.lines.1.sadness 2.fr', 'The French text is missing'],
    ]));

  test('names each that only the whole shows', () =>
    expectErrors('muddled', [
      ['story.yaml:2 name.en', 'media/cover.en.jpg is missing'],
      ['story.yaml:2 name.en', 'media/title.en.svg is missing'],
      ['story.yaml:2 name.fr', 'media/cover.fr.jpg is missing'],
      ['story.yaml:2 name.fr', 'media/title.fr.svg is missing'],
      ['story.yaml:17 places.hall', 'media/places/hall.jpg is missing'],
      ['characters/ada.yaml:1 ', 'media/characters/ada/normal.jpg is missing'],
      ['characters/ada.yaml:1 ', 'characters/ada.fr.md is missing'],
      ['moments/the-talk.yaml:1 id', 'used already in characters/ada.yaml'],
      ['moments/the-talk.yaml:9 points', 'asks for 100 points, but all facets together have 60'],
      ['moments/the-talk.yaml:11 needs.0', 'no facet "ask-her"'],
      ['moments/the-talk.yaml:27 facets.ask-how.after', 'no facet "ask-when"'],
      ['moments/the-talk.yaml:31 facets.ask-how.examples.en.1', '"ask-why" has this example too'],
      ['moments/the-talk.yaml:42 transitions', 'no way on'],
      ['moments/the-loft.yaml:1 id', 'No way leads to this moment'],
      ['moments/the-loft.yaml:14 transitions.1', 'never taken'],
    ]));

  test('is told where it is no YAML', () => {
    const texts = new Map([['story.yaml', 'id: 1\nname: { en: Bob, fr: Bob\n']]);
    const { problems } = compile({ slug: 'bob', texts, media: new Map() });
    expect(problems).toEqual([
      expect.objectContaining({ file: 'story.yaml', line: 3, message: expect.stringContaining('not YAML') }),
    ]);
  });

  test('is told of a second start', () => {
    const texts = new Map([['story.yaml', 'start: one\nname: { en: Bob, fr: Bob }\nstart: two\n']]);
    const { problems } = compile({ slug: 'bob', texts, media: new Map() });
    expect(problems).toEqual([expect.objectContaining({ code: 'FS203', line: 3, field: 'start' })]);
  });

  test('is told of each file that is missing, and of none that is not', async () => {
    const { texts, media } = await fixtureWithMedia('good');
    const said = (without: string) => {
      const left = new Map([...media].filter(([path]) => path !== without));
      return compile({ slug: 'good', texts, media: left }).problems.map(({ code }) => code);
    };
    expect(said('')).toEqual([]);
    expect(said('cover.en.jpg')).toEqual(['FS501']);
    expect(said('places/hall.jpg')).toEqual(['FS502']);
    expect(said('characters/ada/normal.jpg')).toEqual(['FS503']);
    expect(said('characters/ada/fear.jpg')).toEqual(['FS504']);
    expect(said('sounds/the-end.mp3')).toEqual(['FS505']);
  });

  test('is warned of a placeholder as long as that very picture lies there', async () => {
    const { texts, media } = await fixtureWithMedia('every-kind');
    const said = (marks: string, files = media) =>
      compile({ slug: 'every-kind', texts: new Map([...texts, ['placeholders.yaml', marks]]), media: files })
        .problems.filter(({ code }) => code === 'FS510')
        .map(({ file, field, severity }) => `${severity} ${file} ${field}`);
    const marks = ['cover.fr.jpg', 'places/yard.jpg', 'items/lamp.jpg', 'characters/ada/fear.jpg'];
    const drawn = new Map([...media, ['items/lamp.jpg', '0badcafe']]);
    expect(said(marks.map((path) => `${path}: "0badcafe"\n`).join(''), drawn)).toEqual([
      ...['warning story.yaml name.fr', 'warning story.yaml places.yard', 'warning story.yaml items.lamp'],
      'warning characters/ada.yaml ',
    ]);
    expect(said('places/yard.jpg: "1badcafe"\n')).toEqual([]);
    expect(said('places/yard.jpg: "0bad"\nplaces/nowhere.jpg: "0badcafe"\ncover.en.jpg: 12345678\n')).toEqual(
      [],
    );
  });

  test('is told where it is written, key by key, also where a list is read as named entries', async () => {
    const story = await fixtureWithMedia('every-kind');
    const gift = (story.texts.get('moments/the-gift.yaml') ?? '').replace(/^options:\n( {2}.*\n)*/m, '');
    const texts = new Map(story.texts).set(
      'moments/the-gift.yaml',
      `${gift}options:\n  items:\n    - lamp\n    - sword\n`,
    );
    const [problem] = compile({ ...story, texts }).problems.filter(({ code }) => code === 'FS208');
    expect(problem).toMatchObject({ field: 'options.items.sword', path: ['options', 'items', 1] });
    const lines = `${gift}options:\n  items:\n    - lamp\n    - sword\n`.split('\n');
    expect(problem).toMatchObject({ line: lines.indexOf('    - sword') + 1, column: 7 });
  });

  test('is told of no file that lies beside the story', async () => {
    const { slug, texts, media } = await fixtureWithMedia('good');
    const said = (file: string) =>
      compile({ slug, texts: new Map([...texts, [file, 'x: [']]), media }).problems.map(({ code }) => code);
    for (const file of [
      'flow.yaml',
      'placeholders.yaml',
      'utterances/the-end.yaml',
      'walkthroughs/en.won.yaml',
      'README.md',
    ])
      expect({ file, said: said(file) }).toEqual({ file, said: [] });
    for (const file of ['flow2.yaml', 'moments/flow.txt.yaml', 'utterances/x/y.yaml'])
      expect({ file, said: said(file) }).toEqual({ file, said: ['FS102'] });
  });

  test('gives no release where a file cannot be read', async () => {
    expect((await compileStory(fixture('unreadable'))).release).toBeUndefined();
  });
});

describe('a whole story folder', () => {
  test('becomes a release without a problem, with the hash of each media file', async () => {
    const { release, problems } = await compileStory(fixture('good'));
    expect(problems).toEqual([]);
    expect(release?.places[0]?.image).toMatch(/^places\/hall\.jpg\?v=[0-9a-f]{8}$/);
    expect(release?.moments[0]?.sound).toMatch(/^sounds\/the-end\.mp3\?v=[0-9a-f]{8}$/);
    expect(release?.story.background).toBe(release?.places[0]?.image);
    expect(Object.keys(release?.characters[0]?.images ?? {})).toHaveLength(7);
  });

  test('shows a moment’s own picture where there is one', async () => {
    const { texts, media } = await fixtureWithMedia('good');
    const drawn = new Map([...media, ['moments/the-end.jpg', '1234abcd']]);
    const pictures = [media, drawn].map((files) => {
      const { release } = compile({ slug: 'good', texts, media: files });
      return release?.moments[0]?.image;
    });
    expect(pictures).toEqual([undefined, 'moments/the-end.jpg?v=1234abcd']);
  });

  test('has the same content hash each time', async () => {
    const [once, again] = await Promise.all([compileStory(fixture('good')), compileStory(fixture('good'))]);
    expect(once.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(again.contentHash).toBe(once.contentHash);
  });
});
