import type { BattleExpectations } from '@fabula/rules/expectations';
import type { Style } from '@fabula/rules/release/cards';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import { namedIn, tokensOf } from '../../classify/named.ts';
import { type Classifier, examplesFor, matchesOf, type Speech } from '../../classify/speech.ts';
import { isInManner } from '../../lexicon/styles.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { expand } from '../../text/contractions.ts';
import { isFiller, isFruitless } from '../../text/speech-acts.ts';
import { fold } from '../../text/stem.ts';
import { isAstray } from './astray.ts';

/**
 * Shares of creativity: saying something at all (so many words that mean something), being like what fits the manner that
 * is asked for or another one, and being said in that manner.
 */
const WORTH = { word: 0.09, words: 0.45, inStyle: 0.4, inAnother: 0.15, manner: 0.15 } as const;
/** Of any sentence, however plain its words: company is not careless (the law draws the line at 0.2). */
const PLAIN = 0.22;
/** Words, each counted once, that make a sentence. */
const SENTENCE = 3;
/** Words of content from which nothing is careless, whatever it is like. */
const THOUGHT = 4;
/** Acts that say nothing to whoever is fought. */
const EMPTY: ReadonlySet<string> = new Set([
  ...['help', 'repeat', 'greeting', 'thanks', 'yes', 'no', 'dont-know', 'leave-taking'],
]);
const REPEATED_SOUND = /^([a-z]{1,4})\1+[a-z]?$/;
/** Share of the words. */
const MOSTLY = 0.6;
/** Said before in this moment: nobody is struck by it twice. */
const REPEATED = 0.15;

/** With whom, against whom, and how well: the words beside the author's sentences for each manner. */
export const classify: Classifier<MomentOf<'battle'>> = (scene, speech) => {
  const { battle } = scene;
  if (!battle) return {};
  const named = namedIn(scene, speech, scene.nameable);
  const likeness = gauged(battle, speech);
  const isManner = isMeantIn(battle.style, speech);
  const isThoughtless =
    contentOf(speech) < THOUGHT &&
    likeness.careless >= THRESHOLDS.style &&
    likeness.careless > Math.max(likeness.inStyle, likeness.inAnother);
  const isCareless =
    isGibberish(speech) ||
    (!isManner && isThoughtless) ||
    isEmptyTalk(speech, likeness, isManner) ||
    isAstray(scene.moment, battle, { speech, likeness: Math.max(likeness.inStyle, likeness.inAnother) });
  const creativity = isCareless ? 0 : creativityOf(speech, { ...likeness, isManner });
  return {
    characters: named.filter((id) => !battle.opponents.includes(id) && !isItem(scene, id)),
    items: named.filter((id) => isItem(scene, id)),
    target: named.find((id) => battle.opponents.includes(id)) ?? null,
    creativity: speech.isRepeated ? Math.min(creativity, REPEATED) : creativity,
    thematic: !isCareless && (likeness.inStyle >= THRESHOLDS.style || isManner),
  };
};

/** Said in that manner; a few words alone are in the manner of few words, if they are about this story at all. */
function isMeantIn(style: Style, speech: Speech): boolean {
  const { words, story } = speech;
  const isAbout =
    style !== 'efficient' ||
    tokensOf(speech).some(({ kind, stem }) => kind === 'content' && story.isOfStory(stem));
  return isAbout && isInManner(style, fold(expand(words, story.language)), story.language);
}

interface Gauged {
  /** Likeness, 0 to 1, to what fits the asked manner, to what fits another one, and to thoughtless words. */
  readonly inStyle: number;
  readonly inAnother: number;
  readonly careless: number;
}

function gauged(battle: BattleExpectations, speech: Speech): Gauged {
  const matches = matchesOf(speech, 'gauges', () =>
    examplesFor(speech, [
      ...battle.gauges.map(({ style, examples }) => ({ kind: 'style', id: style, examples })),
      { kind: 'careless', id: '', examples: battle.careless },
    ]),
  );
  const best = (fits: (each: { kind: string; id: string }) => boolean) =>
    Math.min(1, matches.find(fits)?.score ?? 0);
  return {
    inStyle: best(({ kind, id }) => kind === 'style' && id === battle.style),
    inAnother: best(({ kind, id }) => kind === 'style' && id !== battle.style),
    careless: best(({ kind }) => kind === 'careless'),
  };
}

/** Less than a sentence, or one that only fills a pause or moves nobody, and like nothing the author thought of. */
function isEmptyTalk(speech: Speech, { inStyle, inAnother }: Gauged, isManner: boolean): boolean {
  const { words, story, act } = speech;
  if (act?.isWhole && EMPTY.has(act.act)) return true;
  if (Math.max(inStyle, inAnother) >= THRESHOLDS.style) return false;
  if (isFiller(words, story.language)) return true;
  if (!isManner && contentOf(speech) < THOUGHT && isFruitless(words, story.language)) return true;
  return contentOf(speech) < 2 && !isSentence(speech);
}

/** Letters that are no words: a sound again and again, or spellings that no word of the story or its language has. */
function isGibberish(speech: Speech): boolean {
  const said = tokensOf(speech);
  const noise = said.filter(({ text }) => REPEATED_SOUND.test(text) || !speech.story.isPronounceable(text));
  return said.length > 0 && noise.length / said.length >= MOSTLY;
}

function isSentence(speech: Speech): boolean {
  return new Set(tokensOf(speech).map(({ stem }) => stem)).size >= SENTENCE;
}

function creativityOf(speech: Speech, likeness: Gauged & { isManner: boolean }): number {
  const words = Math.min(WORTH.words, WORTH.word * contentOf(speech));
  const style = WORTH.inStyle * likeness.inStyle;
  const another = likeness.inAnother >= THRESHOLDS.style ? WORTH.inAnother : 0;
  const sum = words + Math.max(style, another) + (likeness.isManner ? WORTH.manner : 0);
  const least = isSentence(speech) ? PLAIN : 0;
  return Math.max(least, Math.min(1, Math.round(100 * sum) / 100));
}

function contentOf(speech: Speech): number {
  return new Set(tokensOf(speech).flatMap(({ kind, stem }) => (kind === 'content' ? stem : []))).size;
}

function isItem({ state }: Scene, id: string): boolean {
  return state.items.some((item) => item.itemId === id);
}
