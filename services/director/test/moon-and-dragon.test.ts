import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ScriptedDirector } from '../src/scripted-director.ts';

const said = z.record(z.string(), z.string());
const row = z.object({
  story: z.string(),
  moment: z.string(),
  /** Which question of a test is asked, from 1. */
  question: z.number().default(1),
  en: said,
  fr: said,
});
type Row = z.infer<typeof row>;

const ROWS = row
  .array()
  .parse(JSON.parse(readFileSync(new URL('./fixtures/moon-and-dragon.json', import.meta.url), 'utf8')));

/** Of creativity: less than this recoils. */
const CARELESS = 0.2;

const director = new ScriptedDirector();
const releases = new Map<string, Release>();
for (const slug of new Set(ROWS.map(({ story }) => story))) {
  const { release } = await compileStory(join(STORIES_ROOT, slug));
  if (release) releases.set(slug, release);
}

function releaseOf(slug: string): Release {
  const release = releases.get(slug);
  if (!release) throw new Error(`${slug} does not compile`);
  return release;
}

/** The row's moment, just opened, in a first run. */
function sceneOfRow({ story, moment, question }: Row, language: Language): Scene {
  const release = releaseOf(story);
  const before = { completions: {}, bestRank: null };
  const state = createRun({ release, releaseVersion: 1, language, loopNumber: 1, before });
  const momentId = release.moments.find(({ slug }) => slug === moment)?.id ?? '';
  const data = question === 1 ? null : { answers: Array(question - 1).fill('right'), perfects: [] };
  const [first] = state.moments;
  if (!first) throw new Error('a run begins with a moment');
  return sceneOf(release, { ...state, moments: [{ ...first, momentId, status: 'open', data }] });
}

/** What was heard, in a few words. */
function told(judgement: Judgement, { story, moment }: Row): string {
  const release = releaseOf(story);
  const people = judgement.characters.map((id) => release.characters.find((each) => each.id === id)?.slug);
  if (release.moments.find(({ slug }) => slug === moment)?.type === 'battle')
    return (judgement.creativity ?? 0) < CARELESS ? 'careless' : 'heeded';
  const { facets, difficulty, bet, answer, deflection, declined } = judgement;
  const all = [
    ...[...facets, ...people, difficulty],
    bet === null ? null : `bet ${bet}`,
    deflection && `deflection ${deflection}`,
    answer && `answer ${answer}`,
    declined ? 'declined' : null,
  ];
  return all.filter(Boolean).join(' + ') || 'nothing';
}

describe.each(ROWS)('$story, $moment, question $question', (each) => {
  const cases = LANGUAGES.flatMap((language) =>
    Object.entries(each[language]).map(([words, heard]) => ({ language, words, heard })),
  );
  test.each(cases)('$language: "$words" is $heard', ({ language, words, heard }) => {
    const known = { release: releaseOf(each.story), releaseVersion: 1, heard: [] };
    const judgement = director.judge(sceneOfRow(each, language), words, known);
    expect(told(judgement, each)).toBe(heard);
  });
});
