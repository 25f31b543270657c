import { SILENCE } from '@fabula/rules/inputs';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { expect, test } from '@jest/globals';
import { allOf } from '../src/gradual.ts';
import { type Index, MadeMatchers, MomentIndex } from '../src/matching/moment-index.ts';
import { storyWords } from '../src/matching/story-words.ts';
import { directionOf } from '../src/moments/registry.ts';
import { askedIn } from '../src/prepared.ts';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { understand } from '../src/understand.ts';
import { releaseOf, sceneFor } from './understanding-scene.ts';

const SLUGS = ['put-out-the-light', 'nobody-steals-the-moon', 'the-dragons-advocate'] as const;
const SAID: Record<Language, readonly string[]> = {
  en: [
    'What should I do?',
    'Tell me who you are. And where is the light?',
    'No, not that one, the first one, please',
  ],
  fr: [
    "Qu'est-ce que je dois faire ?",
    "T'es qui, toi ? Et où est la lumière ?",
    'Non, pas ça, le premier, stp',
  ],
};

/** Each scene that takes answers, and something that means something in it. */
async function scenesOf(slug: string, language: Language) {
  const release = await releaseOf(slug);
  const scenes = release.moments.filter((moment) => directionOf(moment) !== null);
  return scenes.map((moment) => ({
    release,
    scene: sceneFor({ story: slug, moment: moment.slug, roster: true }, release, language),
    said: [...SAID[language], ...examplesIn(moment, language).filter((_, at) => at % 80 === 0)],
  }));
}

function examplesIn(part: unknown, language: Language): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own: unknown = Reflect.get(part, language);
  if (Array.isArray(own)) return own.filter((each) => typeof each === 'string');
  return Object.values(part).flatMap((each) => examplesIn(each, language));
}

function contextOf(release: Release, { state }: Scene, words: string) {
  return {
    ...{ release, releaseVersion: 1, state, input: { ...SILENCE, words }, heard: [] },
    ...{ seed: 'aa', nowMs: 0, recentSkips: null },
  };
}

/** Each story in one of the languages, in turn; in both where there is time (`FABULA_PROOF=long`). */
const places = SLUGS.flatMap((slug, at) =>
  LANGUAGES.filter((_, which) => process.env.FABULA_PROOF === 'long' || (at + which) % 2 === 0).map(
    (language) => [slug, language] as const,
  ),
);

test.each(places)('%s, %s: who was prepared answers as who was not', async (slug, language) => {
  const [ready, unready] = [new ScriptedDirector(), new ScriptedDirector()];
  for (const { release, scene, said } of await scenesOf(slug, language)) {
    for (const _ of ready.prepare(scene, { release, releaseVersion: 1 }));
    for (const words of said) {
      const context = contextOf(release, scene, words);
      expect(ready.reply(scene, words, context)).toEqual(unready.reply(scene, words, context));
    }
  }
});

test.each(places)('%s, %s: nothing is read at a turn but reasons for a task', async (slug, language) => {
  for (const { release, scene, said } of await scenesOf(slug, language)) {
    const story = storyWords(release, language);
    const asked = allOf(askedIn(scene, release, story));
    const index = new MomentIndex(new MadeMatchers(story));
    const known = { release, story, isRepeated: false };
    for (const words of said) {
      const names: string[] = [];
      const noted: Index = {
        of(name, examples) {
          names.push(name);
          return index.of(name, examples);
        },
      };
      understand(scene, words, { ...known, index: noted });
      const unread = names.filter((name) => !asked.has(name) && !name.startsWith('reason '));
      expect({ moment: scene.moment.slug, words, unread }).toEqual({
        moment: scene.moment.slug,
        words,
        unread: [],
      });
    }
  }
});

test('half of a preparation is enough to speak', async () => {
  const release = await releaseOf('put-out-the-light');
  const scene = sceneFor({ story: 'put-out-the-light', moment: 'the-keeper' }, release, 'en');
  const director = new ScriptedDirector();
  const steps = director.prepare(scene, { release, releaseVersion: 1 });
  for (let step = 0; step < 20; step += 1) steps.next();
  const words = 'Who are you?';
  const context = contextOf(release, scene, words);
  const expected = new ScriptedDirector().reply(scene, words, context);
  expect(director.reply(scene, words, context)).toEqual(expected);
  for (const _ of steps);
  expect([...director.prepare(scene, { release, releaseVersion: 1 })]).toEqual([]);
});
