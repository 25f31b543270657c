import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { tokensOf } from '../classify/named.ts';
import { classifyPerfects } from '../classify/perfects.ts';
import type { Classifier, SceneOf, Speech } from '../classify/speech.ts';
import { isInManner } from '../lexicon/styles.ts';
import { expand } from '../text/contractions.ts';
import { fold } from '../text/stem.ts';
import { isAbusiveDemand } from './abuse.ts';
import { calledHere } from './addressee.ts';
import { answerAmong } from './answers.ts';
import { isAuthorsOwn } from './authors-own.ts';
import { awaitedAnswer, spoken } from './awaited.ts';
import { isCalling } from './calling.ts';
import { isRequest, taken } from './clearly.ts';
import { isGameTalk } from './game-talk.ts';
import { asksInsteadOfMoving } from './only-asks.ts';
import { plainSpeech } from './plain-speech.ts';
import { whoAreYou } from './who-are-you.ts';

/**
 * What the words amount to: first what they do (ask for help, greet, threaten), then what they say. What is both is
 * what it says, where the evidence for that is clear; else the act is told, so that it can be answered as such.
 */
export function judged<M extends Moment>(
  scene: SceneOf<M>,
  said: Speech,
  classify: Classifier<M>,
): Partial<Judgement> {
  if (isOfGame(scene, said)) return { act: 'game-talk', perfects: [] };
  const { words, story } = said;
  const isOwn = isAuthorsOwn(scene.moment, words, story.language);
  const own = isOwn ? meantBy(scene, { ...said, act: null }, classify) : {};
  if (isMoving(own)) return own;
  const isMeant = givesOut(scene, said) || inManner(scene, said) || isOwn;
  const heardAct = said.act?.act === 'game-talk' && isMeant ? null : said.act;
  const speech =
    scene.battle || scene.question ? { ...said, act: taken(heardAct) } : { ...said, act: heardAct };
  const awaited = awaitedAnswer(scene, speech, classify);
  if (!awaited && !scene.battle && isAbusiveDemand(speech)) return { perfects: [], act: 'insult' };
  const asked = awaited ? null : whoAreYou(speech.words, speech.story.language);
  if (asked && !isMoving(asked.rest === '' ? {} : classify(scene, spoken(asked.rest, speech))))
    return answered(scene, spoken(asked.words, speech));
  const heard = awaited ?? classify(scene, speech);
  if (asksInsteadOfMoving(scene, speech, heard)) return answered(scene, speech);
  const meant = asRequested(speech, withoutCalling(speech, heard));
  const all = { ...meant, perfects: meant.perfects ?? classifyPerfects(scene, speech) };
  if (isMoving(all)) return all;
  const { act } = speech;
  if (act?.isWhole && isRequest(act)) return { ...all, answer: null, creativity: null, act: act.act };
  const told = answerAmong(scene, speech);
  if (told !== null) return { perfects: [], told, act: 'question' };
  const done = act?.act ?? (isOffTopic(speech) ? 'off-topic' : null);
  return done === null ? all : { ...all, act: done };
}

/** What the words say, whatever they do. */
function meantBy<M extends Moment>(
  scene: SceneOf<M>,
  speech: Speech,
  classify: Classifier<M>,
): Partial<Judgement> {
  const meant = classify(scene, speech);
  return { ...meant, perfects: meant.perfects ?? classifyPerfects(scene, speech) };
}

/** A question that is nothing else: it is answered, or at least known for what it does. */
function answered(scene: Scene, speech: Speech): Partial<Judgement> {
  const { act } = speech;
  const told = act?.isWhole && isRequest(act) ? null : answerAmong(scene, speech);
  if (told !== null) return { perfects: [], told, act: 'question' };
  return { perfects: [], act: act?.act ?? 'question' };
}

/** From this share on what is learned of game talk takes the word from the story. */
const SURELY_OF_GAME = 0.66;

/** By its form, or as all of it speaks of a game; what an author wrote to count is neither. */
function isOfGame(scene: Scene, speech: Speech): boolean {
  const { words, story, act } = speech;
  if (isAuthorsOwn(scene.moment, words, story.language)) return false;
  if (act?.act === 'game-talk' && act.share >= SURELY_OF_GAME && !givesOut(scene, speech)) {
    if (!inManner(scene, speech)) return true;
  }
  return isGameTalk(words, story.language, calledHere(scene, speech));
}

/** "Cut to the lamp": where one is to speak as a film is told, or as on a stage, what sounds like it is that. */
function inManner({ battle }: Scene, { words, story: { language } }: Speech): boolean {
  const isStaged = battle?.style === 'cinematic' || battle?.style === 'theatrical';
  return isStaged && isInManner(battle.style, fold(expand(words, language)), language);
}

/** "Tomo opens the door" tells a story where nothing is given out, and gives it out where something is. */
function givesOut({ tasks }: Scene, { words, story }: Speech): boolean {
  const [first = ''] = plainSpeech(words, story.language).trim().split(/\W+/);
  return tasks.length > 0 && story.isName(first);
}

/** A name in a greeting is the greeted one's. */
function withoutCalling({ act }: Speech, meant: Partial<Judgement>): Partial<Judgement> {
  if (!isCalling(act)) return meant;
  return { ...meant, characters: [], items: [], assignments: [], target: null, bet: null };
}

/** Who asks for help picks, bets and gives out nothing, whatever is named in it. */
const VERY_SURE = 0.85;

function asRequested({ act }: Speech, meant: Partial<Judgement>): Partial<Judgement> {
  if (act === null || !isRequest(act) || act.share < VERY_SURE) return meant;
  const { facets, perfects, answer, deflection } = meant;
  return {
    ...(facets && { facets }),
    ...(perfects && { perfects }),
    ...(answer && answer !== 'wrong' && { answer }),
    ...(deflection && { deflection }),
  };
}

/** Whether anything in it counts for something. */
function isMoving({
  deflection: _,
  creativity = null,
  act: _act,
  told: _told,
  ...rest
}: Partial<Judgement>): boolean {
  if (creativity !== null && creativity > 0) return true;
  return Object.values(rest).some((part) =>
    Array.isArray(part) ? part.length > 0 : part !== null && part !== false && part !== undefined,
  );
}

/** Share of the words of content that this story must have for words to be about it. */
const ABOUT = 0.34;

function isOffTopic(speech: Speech): boolean {
  const content = tokensOf(speech).filter(({ kind }) => kind === 'content');
  const own = content.filter(({ stem, text }) => speech.story.isOfStory(stem) || speech.story.isName(text));
  return content.length > 0 && own.length / content.length < ABOUT;
}
