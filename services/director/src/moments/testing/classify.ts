import type { MomentOf } from '@fabula/rules/release/moment';
import type { Question } from '@fabula/rules/release/question';
import type { Language } from '@fabula/rules/release/text';
import { tokensOf } from '../../classify/named.ts';
import {
  type Classifier,
  deflectionsOf,
  examplesFor,
  matchesOf,
  type SceneOf,
  type Speech,
} from '../../classify/speech.ts';
import { TITLES } from '../../lexicon/titles.ts';
import type { Match } from '../../matching/matches.ts';
import { spansOf } from '../../matching/spans.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { givesName, isName } from '../../text/introductions.ts';
import { tellsOfSpeaker, wantsToKnow } from '../../text/questions.ts';
import { isFiller, saysBecause } from '../../text/speech-acts.ts';
import { clausesOf } from '../../text/tokens.ts';

/**
 * How right the answer to the asked question is. A try that is like nothing known is wrong; what is no try at all (a
 * question, a request, talk of something else) is no answer.
 */
export const classify: Classifier<MomentOf<'testing'>> = (scene, speech) => {
  const { question } = scene;
  if (!question) return {};
  const { language } = speech.story;
  if (asksForName(question, language) && saysName(speech)) return { answer: 'right' };
  const { id, right, partly } = question;
  const examples = () => [
    ...examplesFor(speech, [
      { kind: 'right', id: '', examples: right },
      { kind: 'partly', id: '', examples: partly },
    ]),
    ...deflectionsOf(scene, speech),
  ];
  const plain = plainly(speech);
  const heard = (one: Speech) =>
    matchesOf(one, `answer ${id}`, examples).filter(({ score }) => score >= THRESHOLDS.answer);
  const said = heard(speech).filter(({ kind }) => kind !== 'background');
  const matches = said.length > 0 || !plain ? said : heard(plain);
  const best = matches[0];
  if (best?.kind === 'deflection') return { deflection: best.id };
  if (isOnlyAsked(speech, best)) return {};
  if (matches.some(({ kind }) => kind === 'right')) return { answer: 'right' };
  if (best) return { answer: 'partly' };
  return { answer: isTry(scene, speech) ? 'wrong' : null };
};

/** A yes or a no in one word, however it was said; undefined for anything else. */
const ONE_WORD: Record<Language, Readonly<Record<string, string>>> = {
  en: { yes: 'yes', no: 'no' },
  fr: { yes: 'oui', no: 'non' },
};

function plainly(speech: Speech): Speech | undefined {
  const word = speech.act?.isWhole ? ONE_WORD[speech.story.language][speech.act.act] : undefined;
  return word === undefined ? undefined : { ...speech, words: word, spans: spansOf(word, speech.story) };
}

/** "Which side?" is asked, not answered; "what pearl?" answers where an author has thought of it. */
function isOnlyAsked({ words, story: { language } }: Speech, best: Match | undefined): boolean {
  return !best?.isVerbatim && !best?.asks && wantsToKnow(words, language);
}

/** Words of content up to which an answer is one by its form: "the smoke, Majesty". */
const SHORT = 2;

/** Share of the content that must be of what is spoken about here. */
const ABOUT = 0.5;

/**
 * Whether the words are meant as an answer: a yes or a no, a reason, or something of what is spoken about here. What only
 * asks for something, greets or wanders is none.
 */
function isTry(scene: SceneOf<MomentOf<'testing'>>, speech: Speech): boolean {
  const { act, words, story } = speech;
  if (act?.act === 'yes' || act?.act === 'no') return true;
  if (act !== null && (act.isWhole || act.act === 'question')) return false;
  if (saysBecause(words, story.language)) return true;
  const content = tokensOf(speech).filter(({ kind, text }) => kind === 'content' && !TITLES.has(text));
  const ofStory = content.filter(({ stem }) => story.isOfStory(stem));
  if (content.length === 0) return false;
  const topic = topicOf(scene.moment, story.language);
  return (
    content.filter(({ stem }) => topic.has(stem)).length >= ABOUT * content.length ||
    (content.length <= SHORT &&
      ofStory.length === content.length &&
      (content.length === 1 || !tellsOfSpeaker(words, story.language)))
  );
}

const TOPICS = new WeakMap<MomentOf<'testing'>, Map<Language, ReadonlySet<string>>>();

/** Stems of what the moment's questions and their answers are about. */
function topicOf(moment: MomentOf<'testing'>, language: Language): ReadonlySet<string> {
  const known = TOPICS.get(moment) ?? new Map<Language, ReadonlySet<string>>();
  TOPICS.set(moment, known);
  const topic = known.get(language) ?? topicIn(moment, language);
  known.set(language, topic);
  return topic;
}

function topicIn({ questions }: MomentOf<'testing'>, language: Language): ReadonlySet<string> {
  const texts = questions.flatMap(({ asked, right, partly }) => [
    ...asked.map(({ text }) => text[language]),
    ...right[language],
    ...partly[language],
  ]);
  const tokens = texts.flatMap((text) => clausesOf(text, language).flat());
  return new Set(tokens.flatMap(({ kind, stem }) => (kind === 'content' ? stem : [])));
}

/** A word alone begins with a capital whatever it is; then only one that nobody knows is a name. */
function saysName({ words, spans, story }: Speech): boolean {
  if (givesName(words, story.language)) return true;
  const tokens = spans[0]?.tokens ?? [];
  if (!isName(words, story.language) || isFiller(words, story.language)) return false;
  return tokens.length > 1 || !tokens.some(({ text }) => story.isWord(text));
}

/** Where some name is a right answer, every name is. */
function asksForName(question: Question, language: Language): boolean {
  return question.right[language].some((example) => givesName(example, language));
}
