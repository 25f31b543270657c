import type { BattleExpectations } from '@fabula/rules/expectations';
import type { Style } from '@fabula/rules/release/cards';
import type { Moment } from '@fabula/rules/release/moment';
import { tokensOf } from '../../classify/named.ts';
import type { Speech } from '../../classify/speech.ts';
import { isOfToday } from '../../lexicon/modern-life.ts';
import { isInManner } from '../../lexicon/styles.ts';
import { expand } from '../../text/contractions.ts';
import { tellsOfSpeaker, wantsToKnow } from '../../text/questions.ts';
import { fold } from '../../text/stem.ts';
import { speaksTo } from './addressed.ts';
import { fightWords, isTelling } from './fight-words.ts';

/** Likeness to what the author thought of from which nothing is asked of the words. */
const SURE = 0.55;
/** Share of the telling words that must be of the fight. */
const ABOUT = 0.2;
/** Manners in which one may well speak of oneself; where one of them is asked for, its signs count. */
const PLAINLY: ReadonlySet<Style> = new Set(['emotional', 'elegant', 'stealthy', 'complex']);
/** Manners whose signs are turns of speech, not things: of people and things everybody speaks. */
const FORMAL: readonly Style[] = ['theatrical', 'aggressive', 'peaceful', 'scary', 'cinematic'];
/** The same where a thing of today is among them: that asks for more. */
const MOSTLY = 0.6;

/**
 * Talk of something else: no word of the fight, nobody who is spoken to, no manner whose form is plain by itself, and
 * nothing like what the author thought of. A joke about herrings at a storm is no such talk; one's own pizza is.
 * @param likeness to what the author thought of for any manner, 0 to 1
 */
export function isAstray(
  moment: Moment,
  battle: BattleExpectations,
  { speech, likeness }: { speech: Speech; likeness: number },
): boolean {
  const { words, story, release, act } = speech;
  const { language } = story;
  if (likeness >= SURE) return false;
  const own = fightWords(moment, battle, { release, language });
  const telling = tokensOf(speech).filter((token) => isTelling(token, language));
  const ofFight = telling.filter(({ stem }) => own.has(stem)).length;
  const today = act?.act === 'off-topic';
  const isSmall = today || telling.some(({ text }) => isOfToday(text, language));
  if (ofFight > 1 || (ofFight > 0 && ofFight >= (isSmall ? MOSTLY : ABOUT) * telling.length)) return false;
  const plain = fold(expand(words, language));
  if (speaksTo(plain, language)) return false;
  // What is told of the world may be an image; of oneself, with nothing of the fight, it is one's own day.
  const isOwnDay = today || tellsOfSpeaker(words, language) || wantsToKnow(words, language);
  if (isSmall && isOwnDay) return true;
  const isFormal = PLAINLY.has(battle.style) || (!isOwnDay && battle.style !== 'efficient');
  const formal = [...(isFormal ? [battle.style] : []), ...(isSmall ? [] : FORMAL)];
  return !formal.some((style) => isInManner(style, plain, language));
}
