import { expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { type Row, releaseOf, sceneFor } from './understanding-scene.ts';

const director = new ScriptedDirector();

async function answerTo(at: Row, language: 'en' | 'fr', words: string) {
  const release = await releaseOf(at.story);
  const scene = sceneFor(at, release, language);
  return director.judge(scene, words, { release, releaseVersion: 1, heard: [] }).answer;
}

const GANGWAY = { story: 'nobody-steals-the-moon', moment: 'the-gangway' };
const TALK = { story: 'put-out-the-light', moment: 'talk-them-in' };
const QUEEN = { story: 'the-dragons-advocate', moment: 'the-queen-asks' };

test.each([
  [GANGWAY, 1, 'en', "We're the Society of the Small Hours, I think?"],
  [GANGWAY, 1, 'en', 'Um, is it the Small Hours?'],
  [GANGWAY, 1, 'en', 'Um, what did Bastien say again? Society for... small hours?'],
  [GANGWAY, 1, 'fr', "On est la Société des Petites Heures, t'es contente ?"],
  [QUEEN, 1, 'en', 'Um, inwards?'],
  [QUEEN, 1, 'en', 'Towards the door, from the inside?'],
  [TALK, 3, 'en', "I don't know... um... east?"],
  [TALK, 3, 'fr', "Euh... par l'ouest ? Non attends. Par l'est !"],
  [TALK, 1, 'fr', "Rouge, c'est danger, non ? Ben... arrêtez-vous !"],
] as const)('%j, %d, %s: "%s" is right, however hesitantly', async (at, question, language, words) => {
  expect(await answerTo({ ...at, question }, language, words)).toBe('right');
});

test.each([
  [GANGWAY, 1, 'en', 'What is this place?'],
  [GANGWAY, 1, 'en', 'Who are the Small Hours?'],
  [TALK, 3, 'en', 'Which side?'],
  [TALK, 3, 'en', "I don't know."],
] as const)('%j, %d, %s: "%s" answers nothing', async (at, question, language, words) => {
  expect(await answerTo({ ...at, question }, language, words)).toBeNull();
});

test('what is taken back for something wrong is wrong', async () => {
  const words = "Par l'est ? Non attends. Par l'ouest !";
  expect(await answerTo({ ...TALK, question: 3 }, 'fr', words)).toBe('wrong');
});
