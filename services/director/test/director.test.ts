import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';

type Sentences = Readonly<Record<Language, readonly string[]>>;

interface Fixture {
  /** Never among the story's examples. */
  readonly understood: readonly ({ moment: string; facet: string } & Sentences)[];
  readonly nothing: Sentences;
  readonly traps: readonly ({ moment: string; not: string } & Sentences)[];
}

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const kept = fixture('put-out-the-light.sentences');
const players = fixture('put-out-the-light.players');
const LISTENING = [
  'the-door',
  'the-stowaway',
  'the-language-of-light',
  'the-letters',
  'the-captain',
  'the-keeper',
];

let release: Release;
const director = new ScriptedDirector();
beforeAll(async () => {
  const compiled = await compileStory(join(STORIES_ROOT, 'put-out-the-light'));
  if (!compiled.release) throw new Error('the story does not compile');
  release = compiled.release;
});

function sceneIn(
  slug: string,
  language: Language,
  more: { facts?: string[]; loopNumber?: number; data?: unknown } = {},
): Scene {
  const { loopNumber = 1, facts = [], data = null } = more;
  const before = { completions: {}, bestRank: null };
  const state = createRun({ release, releaseVersion: 1, language, loopNumber, before });
  const momentId = release.moments.find((moment) => moment.slug === slug)?.id ?? '';
  const [first] = state.moments;
  if (!first) throw new Error('a run begins with a moment');
  return sceneOf(release, { ...state, facts, moments: [{ ...first, momentId, status: 'open', data }] });
}

const judge = (scene: Scene, words: string) =>
  director.judge(scene, words, { release, releaseVersion: 1, heard: [] });

function missed(understood: Fixture['understood'], language: Language): string[] {
  return understood.flatMap(({ moment, facet, [language]: sentences }) =>
    sentences.filter((words) => !judge(sceneIn(moment, language), words).facets.includes(facet)),
  );
}

function misheard(nothing: Sentences, language: Language): string[] {
  return LISTENING.flatMap((moment) =>
    nothing[language].filter((words) => judge(sceneIn(moment, language), words).facets.length > 0),
  );
}

const share = (part: readonly unknown[], whole: number) => 1 - part.length / whole;
const count = (understood: Fixture['understood'], language: Language) =>
  understood.reduce((sum, { [language]: sentences }) => sum + sentences.length, 0);

describe.each(LANGUAGES)('the scripted director in %s', (language) => {
  test('understands nine of ten sentences that were kept back from the story', () => {
    expect(share(missed(kept.understood, language), count(kept.understood, language))).toBeGreaterThanOrEqual(
      0.9,
    );
  });

  test('understands players who say it in their own words', () => {
    const rate = share(missed(players.understood, language), count(players.understood, language));
    expect(rate).toBeGreaterThanOrEqual(0.85);
  });

  test('hears nothing in what means nothing', () => {
    expect(misheard(kept.nothing, language)).toEqual([]);
    const whole = LISTENING.length * players.nothing[language].length;
    expect(share(misheard(players.nothing, language), whole)).toBeGreaterThanOrEqual(0.93);
  });

  test('is not trapped by denials and insults', () => {
    for (const { moment, not, [language]: sentences } of [...kept.traps, ...players.traps]) {
      for (const words of sentences) {
        const { facets, path } = judge(sceneIn(moment, language, { facts: ['comb-walked'] }), words);
        expect({ words, heard: [...facets, path] }).not.toEqual({
          words,
          heard: expect.arrayContaining([not]),
        });
      }
    }
  });

  test('understands every example of every facet', () => {
    const wrong = LISTENING.flatMap((slug) => {
      const scene = sceneIn(slug, language, { facts: ['whistle-on-sand'], loopNumber: 2 });
      return scene.facets.flatMap((facet) =>
        facet.examples[language].filter((words) => !judge(scene, words).facets.includes(facet.id)),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the scripted director', () => {
  test('hears several facets in one breath', () => {
    const words = "It wasn't your fault, the bank moved, couldn't you make it red?";
    expect(judge(sceneIn('the-keeper', 'en'), words).facets.toSorted()).toEqual([
      'can-warn',
      'not-yours-alone',
    ]);
    const french = "C'est le banc qui a bougé, alors on met la vitre rouge.";
    expect(judge(sceneIn('the-keeper', 'fr'), french).facets.toSorted()).toEqual([
      'can-warn',
      'not-yours-alone',
    ]);
  });

  test('knows names by their sound, and only when they count', () => {
    const again = sceneIn('the-keeper', 'en', { loopNumber: 2 });
    expect(judge(again, 'noel wen sent me').perfects).toContain('says-nolwenn');
    expect(judge(sceneIn('the-keeper', 'en'), 'noel wen sent me').perfects).toEqual([]);
    expect(judge(again, "I don't care about Nolwenn").perfects).toEqual([]);
  });

  test('takes a yes for the path that was asked back', () => {
    const asked = sceneIn('what-kind-of-light', 'en', { data: { reasonFor: null, confirmed: ['white'] } });
    expect(judge(asked, 'Yes.').path).toBe('white');
    expect(judge(sceneIn('what-kind-of-light', 'en'), 'Yes.').path).toBeNull();
  });

  test('hears a reason for a closed path', () => {
    const heard = judge(sceneIn('what-kind-of-light', 'en'), 'Red, because the bank has moved.');
    expect(heard).toMatchObject({ path: 'red', reason: true });
  });

  test('takes any name for an answer to who you are', () => {
    const answers = { answers: ['right', 'right', 'right'], perfects: [] };
    const scene = sceneIn('talk-them-in', 'en', { data: answers });
    expect(judge(scene, 'My name is Oluwaseun.').answer).toBe('right');
    expect(judge(scene, 'pizza').answer).toBeNull();
  });

  test('answers two thousand characters of anything', () => {
    const long = 'white and red or dark, why not? '.repeat(63);
    expect(judge(sceneIn('the-language-of-light', 'en'), long).facets.length).toBeLessThanOrEqual(4);
    expect(judge(sceneIn('the-keeper', 'fr'), '🙂'.repeat(1_000)).facets).toEqual([]);
  });
});
