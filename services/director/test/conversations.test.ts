import { expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { movedBy, type Row, releaseOf, sceneFor } from './understanding-scene.ts';

/** What people said in whole conversations, and what it is to move; which question is asked stands behind the moment. */
const MOON = 'nobody-steals-the-moon';
const LIGHT = 'put-out-the-light';
const DRAGON = 'the-dragons-advocate';
const director = new ScriptedDirector();

async function judged(row: Row, language: 'en' | 'fr', words: string) {
  const release = await releaseOf(row.story);
  const scene = sceneFor(row, release, language);
  const judgement = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
  return { judgement, moved: movedBy(judgement, scene, release) };
}

test.each([
  [MOON, 'all-at-once', 'en', 'Inès, you do the door.', ['door=ines']],
  [MOON, 'all-at-once', 'en', 'You should do the door, Inès.', ['door=ines']],
  [MOON, 'all-at-once', 'en', 'Bastien, you do the door.', ['door=bastien']],
  [
    MOON,
    'all-at-once',
    'en',
    'You should be on the stairs, Inès. Everybody looks at you anyway.',
    ['stairs=ines'],
  ],
  [MOON, 'all-at-once', 'fr', 'Inès, toi, tu fais la porte.', ['door=ines']],
  [MOON, 'who-goes-up', 'en', 'Tomo, then. Is he good at anything?', []],
  [MOON, 'who-goes-up', 'en', 'Um, Inès, I think?', []],
  [MOON, 'who-goes-up', 'fr', "C'est qui Tomo ?", []],
  [MOON, 'coat-with-pockets', 'en', "What's a lens? What's the felt for?", []],
  [MOON, 'coat-with-pockets', 'en', "What's the kettle for?", []],
  [MOON, 'three-ways-up', 'en', 'Straight on. No, left.', ['path gallery']],
  [MOON, 'three-ways-up', 'en', "Straight on. No, left. No, what's for dinner? Left.", ['path gallery']],
  [LIGHT, 'what-kind-of-light', 'en', "What's the difference between white and red?", []],
  [LIGHT, 'talk-them-in', 'en', 'Come closer!', []],
  [LIGHT, 'talk-them-in', 'fr', 'Approchez !', []],
  [LIGHT, 'talk-them-in', 'fr', "N'approchez pas !", ['answer right']],
  [DRAGON, 'the-queen-asks', 'en', 'From outside to inside.', ['answer right']],
  [DRAGON, 'the-queen-asks', 'en', 'From inside to outside.', []],
  [DRAGON, 'the-queen-asks', 'fr', "De l'extérieur vers l'intérieur.", ['answer right']],
  [MOON, 'the-alibi', 'en', 'We hate Count Bellamy. He stole my sandwich.', []],
  [MOON, 'the-alibi', 'fr', 'On déteste le comte Bellamy, on se moque de lui.', []],
  [DRAGON, 'the-rules-of-being-heard', 'en', 'How do I have to say it?', ['in-the-manner']],
  [DRAGON, 'the-rules-of-being-heard', 'en', 'With what, then?', ['point-at-it']],
  [DRAGON, 'the-rules-of-being-heard', 'fr', 'Comment je dois le dire ?', ['in-the-manner']],
  [MOON, 'madame', 'fr', 'Appelez-moi Zorro', []],
  [MOON, 'madame', 'fr', 'Mamie', []],
  [MOON, 'madame', 'fr', 'Dans votre culotte ?', []],
  [MOON, 'madame', 'en', 'My name is Zoe.', ['offer-something']],
  [DRAGON, 'the-client', 'fr', 'Qui a foutu le feu ?', ['why-guilty']],
  [DRAGON, 'the-client', 'fr', "est-ce que c'est toi qui as cramé la bibliothèque ?", ['why-guilty']],
] as const)('%s, %s, %s: "%s"', async (story, moment, language, words, moves) => {
  const { moved } = await judged({ story, moment }, language, words);
  expect(moved).toEqual(moves);
});

test.each([
  ['en', "why didn't you tell anyone?"],
  ['fr', "Pourquoi vous l'avez pas dit à quelqu'un ?"],
] as const)('%s: "%s" is answered by the keeper', async (language, words) => {
  const { judgement } = await judged({ story: LIGHT, moment: 'the-keeper' }, language, words);
  expect(judgement).toMatchObject({ act: 'question', told: 'why-tell-nobody' });
});
