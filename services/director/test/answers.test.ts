import type { StoryAnswer } from '@fabula/rules/release/conversation';
import type { Release } from '@fabula/rules/release/release';
import { expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { releaseOf, sceneFor } from './understanding-scene.ts';

const line = {
  text: { en: 'Well.', fr: 'Bon.' },
  emotion: { key: 'normal' as const, strength: 1 },
};

function answer(id: string, en: string[], fr: string[]): StoryAnswer {
  return { id, examples: { en, fr }, lines: [line] };
}

const ANSWERS = [
  answer(
    'the-tower',
    ['how old is this tower?', 'who built the lighthouse?', 'how many stairs are there?'],
    ['elle a quel âge, cette tour ?', 'qui a construit le phare ?', 'il y a combien de marches ?'],
  ),
  answer(
    'his-meals',
    ['what do you eat up here?', 'do you cook for yourself?', 'are you hungry?'],
    ['vous mangez quoi, ici ?', 'vous cuisinez pour vous ?', 'vous avez faim ?'],
  ),
  answer(
    'the-weather',
    ['will the storm last?', 'what is the weather like?', 'is it always this windy?'],
    ['la tempête va durer ?', 'quel temps il fait ?', 'il y a toujours autant de vent ?'],
  ),
];

/** The story with something to ask its keeper. */
function withAnswers(release: Release): Release {
  const moments = release.moments.map((moment) =>
    moment.slug === 'the-keeper' && 'answers' in moment ? { ...moment, answers: ANSWERS } : moment,
  );
  return { ...release, moments };
}

const release = withAnswers(await releaseOf('put-out-the-light'));
const director = new ScriptedDirector();

test.each([
  ['en', 'how old is the tower?', 'the-tower'],
  ['en', 'so, how many stairs did I climb?', 'the-tower'],
  ['en', 'what do you have to eat here?', 'his-meals'],
  ['fr', 'cette tour, elle a quel âge ?', 'the-tower'],
  ['fr', 'vous mangez quoi, là-haut ?', 'his-meals'],
  ['fr', 'elle va durer, cette tempête ?', 'the-weather'],
] as const)('%s: "%s" asks for %s', (language, words, told) => {
  const scene = sceneFor({ story: '', moment: 'the-keeper' }, release, language);
  const heard = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
  expect(heard).toMatchObject({ told, act: 'question', facets: [], deflection: null });
});

test.each([
  ['en', 'why did you put it out?', { facets: ['ask-where'] }],
  ['en', 'which whales swim this far north?', { facets: [], act: 'question' }],
  ['fr', "pourquoi vous l'avez éteinte ?", { facets: ['ask-where'] }],
  ['fr', 'les baleines, elles dorment ?', { facets: [], act: 'question' }],
] as const)('%s: "%s" asks for no answer', (language, words, hears) => {
  const scene = sceneFor({ story: '', moment: 'the-keeper' }, release, language);
  const heard = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
  expect(heard).toMatchObject(hears);
  expect(heard.told).toBeUndefined();
});
