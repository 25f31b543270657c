import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Judgement, RosterCharacter } from '@fabula/rules/types';
import { beforeAll, expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';

/** What is to be heard: all of it, or nothing where the part is null or empty. */
interface Row {
  /** Put Out the Light, if it is not named. */
  readonly story?: string;
  readonly moment: string;
  readonly after?: unknown;
  readonly hears: Partial<Judgement>;
  readonly en?: readonly string[];
  readonly fr?: readonly string[];
}

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.natural.json`, import.meta.url), 'utf8')) as Row[];
const rows: readonly Row[] = [...fixture('put-out-the-light'), ...fixture('other-moments')];

const storyOf = ({ story = 'put-out-the-light' }: Row) => story;
const releases = new Map<string, Release>();
beforeAll(async () => {
  for (const story of new Set(rows.map(storyOf))) {
    const compiled = await compileStory(join(STORIES_ROOT, story));
    if (!compiled.release) throw new Error(`${story} does not compile`);
    releases.set(story, compiled.release);
  }
});

function releaseOf(row: Row): Release {
  const release = releases.get(storyOf(row));
  if (!release) throw new Error(`there is no ${storyOf(row)}`);
  return release;
}

/** The moment, open, in a second run in which all of the story's people are in the team. */
function sceneIn(row: Row, language: Language): Scene {
  const { moment, after = null } = row;
  const release = releaseOf(row);
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release, releaseVersion: 1, language, loopNumber: 2, before });
  const momentId = release.moments.find(({ slug }) => slug === moment)?.id ?? '';
  const roster = release.characters.map(
    ({ id }): RosterCharacter => ({
      ...{ characterId: id, currentAttack: 1, currentHealth: 9, maxHealth: 9, properties: [] },
      ...{ cardType: 'Normal', enrolledInMomentId: null },
    }),
  );
  const moments = run.moments.map((each) => ({ ...each, momentId, status: 'open' as const, data: after }));
  return sceneOf(release, { ...run, roster, moments });
}

/** Of a judgement what the row speaks of, with slugs for ids. */
function heardIn(row: Row, language: Language, words: string): Partial<Judgement> {
  const release = releaseOf(row);
  const judged = new ScriptedDirector().judge(sceneIn(row, language), words, {
    ...{ release, releaseVersion: 1, heard: [] },
  });
  const slugs = new Map([...release.characters, ...release.items].map(({ id, slug }) => [id, slug]));
  const named = JSON.stringify(judged).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => slugs.get(id) ?? id);
  const heard = JSON.parse(named) as Judgement;
  return Object.fromEntries(
    Object.entries(heard).filter(([part]) => part in row.hears),
  ) as Partial<Judgement>;
}

const said = rows.flatMap((row) =>
  LANGUAGES.flatMap((language) => (row[language] ?? []).map((words) => ({ row, language, words }))),
);

test.each(said.map((each) => [each.row.moment, each.language, each.words, each.row] as const))(
  '%s, %s: "%s"',
  (_moment, language, words, row) => {
    expect(heardIn(row, language, words)).toEqual(row.hears);
  },
);
