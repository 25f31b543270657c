import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { readWalkthrough, WALKTHROUGH_KINDS } from '@fabula/catalogue/walkthrough';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Exchange, playPure } from './pure-run.ts';

const STORIES = ['put-out-the-light', 'nobody-steals-the-moon', 'the-dragons-advocate'];

const releases = new Map<string, Release>();

interface Asked {
  readonly slug: string;
  readonly language: Language;
  readonly kind: (typeof WALKTHROUGH_KINDS)[number];
  readonly seed?: string;
}

async function play({ slug, language, kind, seed }: Asked) {
  const { says, ending } = await readWalkthrough(join(STORIES_ROOT, slug), language, kind);
  const release = releases.get(slug);
  if (!release) throw new Error(`no story ${slug}`);
  return { ...(await playPure({ release, language, says, ...(seed && { seed }) })), ending };
}

const CASES = STORIES.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));

const talk = (exchanges: readonly Exchange[]) => exchanges.filter(({ words }) => words !== '');

describe('walkthroughs by turns', () => {
  beforeAll(async () => {
    for (const slug of STORIES) {
      const { release } = await compileStory(join(STORIES_ROOT, slug));
      if (!release) throw new Error(`${slug} does not compile`);
      releases.set(slug, release);
    }
  });

  describe.each(CASES)('the walkthroughs of $slug in $language', (story) => {
    test.each(WALKTHROUGH_KINDS)('%s ends as it says', async (kind) => {
      const { state, ending } = await play({ ...story, kind });
      expect(state.status).toBe(ending);
    });

    test('a won one reaches a rank that is worth something', async () => {
      const { state } = await play({ ...story, kind: 'won' });
      expect(state.rank).toBeLessThanOrEqual(3);
    });

    test('every answer is answered, and no refusal is given twice in a row', async () => {
      const { exchanges } = await play({ ...story, kind: 'lost' });
      const answers = talk(exchanges).map(({ lines }) => lines.map(({ text }) => text).join(' '));
      expect(answers.every((answer) => answer !== '')).toBe(true);
      const isRefused = ({ judgement }: Exchange) => judgement.facets.length === 0 && !judgement.path;
      const first = talk(exchanges).map((each) =>
        isRefused(each) ? `${each.slug}: ${each.lines[0]?.text}` : null,
      );
      expect(first.filter((line, at) => line !== null && line === first[at + 1])).toEqual([]);
    });

    test('is the same twice, and other seeds only choose other lines', async () => {
      const [first, second, other] = [
        await play({ ...story, kind: 'lost' }),
        await play({ ...story, kind: 'lost' }),
        await play({ ...story, kind: 'lost', seed: 'abc' }),
      ];
      expect(second.state).toEqual(first.state);
      expect(second.exchanges.map(({ lines }) => lines)).toEqual(first.exchanges.map(({ lines }) => lines));
      expect(other.exchanges.map(({ judgement }) => judgement)).toEqual(
        first.exchanges.map(({ judgement }) => judgement),
      );
      expect(other.exchanges.map(({ lines }) => lines)).not.toEqual(
        first.exchanges.map(({ lines }) => lines),
      );
    });
  });

  test.each(STORIES)('who talks at random loses: %s', async (slug) => {
    const release = releases.get(slug);
    if (!release) throw new Error(`no story ${slug}`);
    const noise = [
      'pizza',
      'la la la',
      'tell me a joke',
      "I'm the king of France",
      'what time is it',
      'hocus pocus',
    ];
    const says = Object.fromEntries(
      release.moments.map((moment) => [moment.slug, Array.from({ length: 6 }, () => noise).flat()]),
    );
    const { state } = await playPure({ release, language: 'en', says });
    expect(state).toMatchObject({ status: 'lost', rank: null });
  });
});
