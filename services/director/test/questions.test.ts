import { expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { movedBy, type Row, releaseOf, sceneFor } from './understanding-scene.ts';

const director = new ScriptedDirector();

async function heardIn(at: Row, language: 'en' | 'fr', words: string) {
  const release = await releaseOf(at.story);
  const scene = sceneFor(at, release, language);
  const judgement = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
  const { act, told, creativity } = judgement;
  return { act, told, creativity, moved: movedBy(judgement, { ...scene, battle: null }, release) };
}

const MOON = 'nobody-steals-the-moon';
const DRAGON = 'the-dragons-advocate';
const WHO_GOES = { story: MOON, moment: 'who-goes-up', roster: true };
const COAT = { story: MOON, moment: 'coat-with-pockets', roster: true };
const OPENING = { story: DRAGON, moment: 'opening-words' };
const RULES = { story: DRAGON, moment: 'the-rules-of-being-heard' };
const MADAME = { story: MOON, moment: 'madame' };

test.each([
  [WHO_GOES, 'en', 'Tomo, then. Is he good at anything?'],
  [WHO_GOES, 'fr', "C'est qui Tomo ?"],
  [COAT, 'en', "What's a lens? What's the felt for?"],
  [COAT, 'en', "What's the kettle for?"],
] as const)('%j, %s: "%s" is answered and chooses nothing', async (at, language, words) => {
  const heard = await heardIn(at, language, words);
  expect(heard).toMatchObject({ act: 'question', told: expect.any(String), moved: [] });
});

test.each(['Who is Sir Roderic?', 'Wait, is this a joke?', 'Can I borrow your horse?', 'Who are you?'])(
  'in a fight, "%s" strikes no blow',
  async (words) => {
    expect(await heardIn(OPENING, 'en', words)).toMatchObject({ act: 'question', creativity: null });
  },
);

test('in a fight, a plea that asks is a blow', async () => {
  const { creativity } = await heardIn(OPENING, 'en', 'Who among you never borrowed a book?');
  expect(creativity).toBeGreaterThan(0.2);
});

test.each([
  [RULES, 'en', "Um, wait, I don't get it. Who are you?"],
  [RULES, 'en', "No, I mean who are you? And who's the guy with the robe?"],
  [{ story: DRAGON, moment: 'the-client' }, 'en', 'Er, hello. Who are you?'],
  [{ story: MOON, moment: 'the-alibi' }, 'fr', "Euh... attends, c'est qui toi ?"],
] as const)('%j, %s: "%s" asks who speaks', async (at, language, words) => {
  expect(await heardIn(at, language, words)).toMatchObject({ told: 'who-are-you', moved: [] });
});

test('who asks for a name and says something besides is heard in that', async () => {
  const { moved } = await heardIn(
    { story: 'put-out-the-light', moment: 'the-door' },
    'en',
    "I'm really cold, please. Who are you?",
  );
  expect(moved).toContain('plain-need');
});

test('abuse with a demand in it is an insult', async () => {
  const words = "My name's none of your business, you fat cow. Hand over the pearl.";
  expect(await heardIn(MADAME, 'en', words)).toMatchObject({ act: 'insult', moved: [] });
});

test.each(['Tomo opens the door.', 'Bastien opens the door.'])('"%s" gives a task out', async (words) => {
  const { moved } = await heardIn({ story: MOON, moment: 'all-at-once', roster: true }, 'en', words);
  expect(moved).toEqual([expect.stringMatching(/^door=/)]);
});

test('who understood nothing wants help, and not the same words', async () => {
  const words = "Quelle poussière ? J'ai rien compris";
  expect(await heardIn({ story: MOON, moment: 'the-alibi' }, 'fr', words)).toMatchObject({ act: 'help' });
});
