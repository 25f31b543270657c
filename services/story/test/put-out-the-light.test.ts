import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { listStoryFolders } from '@fabula/catalogue/folders/story-folders';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import type { Release } from '@fabula/rules/release/release';
import { plainWords } from '@fabula/story/plain-words';
import { formatProblem } from '@fabula/story/problem';
import { examplesOf } from '@fabula/story/release-examples';
import { beforeAll, describe, expect, test } from '@jest/globals';

const FOLDER = join(STORIES_ROOT, 'put-out-the-light');

test('every story of the product can be published', async () => {
  for (const { folder, slug } of await listStoryFolders(STORIES_ROOT)) {
    const { problems, release } = await compileStory(folder);
    const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
    expect({ slug, errors }).toEqual({ slug, errors: [] });
    expect(release?.moments.length === 0).toBe(release?.story.isComingSoon);
  }
});

describe('Put Out the Light', () => {
  let release: Release;
  beforeAll(async () => {
    const compiled = await compileStory(FOLDER);
    if (compiled.release === undefined) throw new Error('the story does not compile');
    release = compiled.release;
  });

  test('has the eighteen moments of its design', () => {
    expect(release.moments.map(({ slug, type }) => `${slug} ${type}`).sort()).toEqual([
      'a-light-that-says-no epilogue',
      'every-name epilogue',
      'nolwenns-whistle reward',
      'signed-on reward',
      'talk-them-in testing',
      'the-bright-road dead_end',
      'the-captain dialogue',
      'the-door dialogue',
      'the-drawer reward',
      'the-gale battle',
      'the-keeper dialogue',
      'the-landing monologue',
      'the-language-of-light learning',
      'the-letters dialogue',
      'the-stairs nexus',
      'the-stowaway dialogue',
      'the-watch teamwork',
      'what-kind-of-light crossroad',
    ]);
  });

  test('asks as many points and turns of the player as its design says', () => {
    const goals = release.moments.flatMap((moment) =>
      moment.type === 'dialogue' ? [[moment.slug, moment.points, moment.patience]] : [],
    );
    expect(goals.toSorted()).toEqual([
      ['the-captain', 70, 8],
      ['the-door', 40, 5],
      ['the-keeper', 75, 9],
      ['the-letters', 75, 7],
      ['the-stowaway', 65, 6],
    ]);
    expect(release.story).toMatchObject({ maxInteractions: 30, par: 20 });
  });

  test.each(['en', 'fr'] as const)('gives each facet eight examples or more (%s)', (language) => {
    for (const moment of release.moments) {
      if (moment.type !== 'dialogue') continue;
      for (const { id, examples } of moment.facets) {
        expect({ id, enough: examples[language].length >= 8 }).toEqual({ id, enough: true });
      }
    }
  });

  describe.each(['en', 'fr'] as const)('walkthroughs (%s)', (language) => {
    const said = async (kind: 'won' | 'lost' | 'voice') => {
      const { says, ...rest } = await readWalkthrough(FOLDER, language, kind);
      expect(rest).toEqual({ language, ending: kind === 'lost' ? 'lost' : 'won' });
      const slugs = release.moments.map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(says)));
      return Object.values(says).flat();
    };
    const authored = () => new Set(examplesOf(release, language).map(plainWords));

    test.each(['won', 'lost'] as const)('%s: share no sentence with the examples', async (kind) => {
      const known = authored();
      const sentences = (await said(kind)).flatMap((turn) => [turn, ...turn.split(/[.!?,]+/)]);
      const shared = sentences.filter(
        (sentence) => known.has(plainWords(sentence)) && /\s/.test(sentence.trim()),
      );
      expect(shared).toEqual([]);
    });

    test('voice: keep to the examples', async () => {
      const known = authored();
      expect((await said('voice')).filter((sentence) => !known.has(plainWords(sentence)))).toEqual([]);
    });
  });
});
