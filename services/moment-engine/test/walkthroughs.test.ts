import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { readWalkthrough, WALKTHROUGH_KINDS } from '@fabula/catalogue/walkthrough';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Exchange, playPure } from './pure-run.ts';

const STORY = join(STORIES_ROOT, 'put-out-the-light');

let release: Release;
beforeAll(async () => {
  const compiled = await compileStory(STORY);
  if (!compiled.release) throw new Error('the story does not compile');
  release = compiled.release;
});

async function play(language: Language, kind: (typeof WALKTHROUGH_KINDS)[number], seed?: string) {
  const walkthrough = await readWalkthrough(STORY, language, kind);
  const { says, ending } = walkthrough;
  return { ...(await playPure({ release, language, says, ...(seed && { seed }) })), ending };
}

const talk = (exchanges: readonly Exchange[]) => exchanges.filter(({ words }) => words !== '');

describe.each(LANGUAGES)('the walkthroughs in %s', (language) => {
  test.each(WALKTHROUGH_KINDS)('%s ends as it says', async (kind) => {
    const { state, ending } = await play(language, kind);
    expect(state.status).toBe(ending);
  });

  test('a won one reaches a rank that is worth something', async () => {
    const { state } = await play(language, 'won');
    expect(state.rank).toBeLessThanOrEqual(3);
  });

  test('every answer is answered, and no refusal is given twice in a row', async () => {
    const { exchanges } = await play(language, 'lost');
    const answers = talk(exchanges).map(({ lines }) => lines.map(({ text }) => text).join(' '));
    expect(answers.every((answer) => answer !== '')).toBe(true);
    const refused = talk(exchanges).filter(
      ({ judgement }) => judgement.facets.length === 0 && !judgement.path,
    );
    const said = refused.map(({ lines }) => lines[0]?.text);
    expect(said.some((line, at) => line === said[at + 1])).toBe(false);
  });

  test('is the same twice, and other seeds only choose other lines', async () => {
    const [first, second, other] = [
      await play(language, 'lost'),
      await play(language, 'lost'),
      await play(language, 'lost', 'abc'),
    ];
    expect(second.state).toEqual(first.state);
    expect(second.exchanges.map(({ lines }) => lines)).toEqual(first.exchanges.map(({ lines }) => lines));
    expect(other.exchanges.map(({ judgement }) => judgement)).toEqual(
      first.exchanges.map(({ judgement }) => judgement),
    );
    expect(other.exchanges.map(({ lines }) => lines)).not.toEqual(first.exchanges.map(({ lines }) => lines));
  });
});

test('who talks at random loses', async () => {
  const noise = [
    'pizza',
    'la la la',
    'tell me a joke',
    "I'm the king of France",
    'what time is it',
    'hocus pocus',
  ];
  const says = Object.fromEntries(
    release.moments.map(({ slug }) => [slug, Array.from({ length: 6 }, () => noise).flat()]),
  );
  const { state } = await playPure({ release, language: 'en', says });
  expect(state).toMatchObject({ status: 'lost', rank: null });
});
