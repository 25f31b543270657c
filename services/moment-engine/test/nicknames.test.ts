import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { PromptNames } from '@fabula/director/prompts/prompt-names';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { sceneOf } from '@fabula/rules/scene';
import type { RosterCharacter } from '@fabula/rules/types';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { phrasesOf } from '../src/domain/phrases.ts';

/** A moment of a story that is open, with all of its people in the team. */
function openIn(release: Release, slug: string, language: Language) {
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release, releaseVersion: 1, language, loopNumber: 2, before });
  const momentId = release.moments.find((moment) => moment.slug === slug)?.id ?? '';
  const roster = release.characters.map(
    ({ id }): RosterCharacter => ({
      ...{ characterId: id, currentAttack: 1, currentHealth: 9, maxHealth: 9, properties: [] },
      ...{ cardType: 'Normal', enrolledInMomentId: null },
    }),
  );
  const moments = run.moments.map((each) => ({ ...each, momentId, status: 'open' as const }));
  return sceneOf(release, { ...run, roster, moments });
}

/** What is said in which language, and the slug of whom it means. */
type Said = readonly [Language, string, string | undefined];

const STORIES: readonly { story: string; moment: string; said: readonly Said[] }[] = [
  {
    story: 'put-out-the-light',
    moment: 'the-watch',
    said: [
      ['en', 'the kid hangs the red pane outside', 'perrin'],
      ['en', 'let the captain do it', 'ysolde'],
      ['en', 'the boy, then', 'perrin'],
      ['en', 'a boy once did it', undefined],
      ['fr', 'le gamin pose la vitre', 'perrin'],
      ['fr', 'la capitaine', 'ysolde'],
      ['fr', 'la petite bouée', undefined],
    ],
  },
  {
    story: 'the-dragons-advocate',
    moment: 'call-your-witnesses',
    said: [
      ['en', 'only the dragon stays', 'cindre'],
      ['en', 'just the librarian', 'osk'],
      ['en', 'only my client sits', 'cindre'],
      ['fr', 'la bête seule', 'cindre'],
      ['fr', 'juste le bibliothécaire', 'osk'],
      ['fr', 'seulement mon client', 'cindre'],
    ],
  },
  {
    story: 'nobody-steals-the-moon',
    moment: 'who-goes-up',
    said: [
      ['en', 'only the machine comes along', 'lune'],
      ['en', 'just the tinkerer', 'tomo'],
      ['fr', "l'automate seul", 'lune'],
      ['fr', 'seulement le faussaire', 'bastien'],
      ['fr', 'juste le bricoleur', 'tomo'],
      ['fr', 'seulement Ines', 'ines'],
    ],
  },
];

describe.each(STORIES)('in $story', ({ story, moment, said }) => {
  let release: Release;
  beforeAll(async () => {
    const compiled = await compileStory(join(STORIES_ROOT, story));
    if (!compiled.release) throw new Error(`${story} is broken`);
    release = compiled.release;
  });

  test.each(said)('%s: "%s" means %s', (language, words, slug) => {
    const scene = openIn(release, moment, language);
    const judgement = new ScriptedDirector().judge(scene, words, { release, releaseVersion: 1, heard: [] });
    const meant = [...judgement.characters, ...judgement.assignments.map(({ character }) => character)];
    const called = release.characters.find((character) => character.slug === slug);
    expect(meant).toEqual(called ? [called.id] : []);
  });

  test('a recogniser expects them, and a model that says one is understood', () => {
    const scene = openIn(release, moment, 'en');
    const nicknames = scene.roster.flatMap((character) => character.nicknames?.en ?? []);
    expect(nicknames).not.toEqual([]);
    expect(phrasesOf(scene)).toEqual(expect.arrayContaining(nicknames));
    const names = new PromptNames(release, scene);
    const owners = scene.roster.filter((character) => character.nicknames !== undefined);
    for (const { id, nicknames } of owners) expect(names.idOf(nicknames?.en[0] ?? '')).toBe(id);
  });
});
