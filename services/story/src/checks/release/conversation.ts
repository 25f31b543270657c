import { rulesOf } from '@fabula/rules/moments/registry';
import type { StoryAnswer } from '@fabula/rules/release/conversation';
import type { Facet } from '@fabula/rules/release/lines';
import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES } from '@fabula/rules/release/text';
import { definitionOf } from '../../moments/registry.ts';
import { plainWords } from '../../plain-words.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Who has so many moments in which the player talks is worth asking things. */
const MOMENTS_OF_A_MAIN_CHARACTER = 2;
/** With fewer ways to say no, one of them comes back within five turns. */
const FEWEST_REPLIES = 6;
/** Shorter reactions, in words, may stand in any sentence: "Well then." */
const TELLING_WORDS = 4;

type Talk = Extract<Moment, { refusals: unknown }>;

/** Who is asked answers, who gets nowhere hears different things, and no answer gives away what is to be found out. */
export function checkConversation(checked: CheckedRelease): void {
  const talks = checked.release.moments.filter((moment) => 'refusals' in moment);
  checkMainCharacters(checked, talks);
  for (const moment of talks) {
    checkReplies(checked, moment);
    moment.answers.forEach((answer, index) => {
      checkLines(checked, moment, { answer, index });
      checkAsked(checked, moment, { answer, index });
    });
  }
}

function checkMainCharacters(checked: CheckedRelease, talks: readonly Talk[]): void {
  for (const { id, slug } of checked.release.characters) {
    const own = talks.filter(({ characterId }) => characterId === id);
    if (own.length < MOMENTS_OF_A_MAIN_CHARACTER || own.some(({ answers }) => answers.length > 0)) continue;
    const message = `"${slug}" speaks in ${own.length} moments and answers nothing that is asked beside.`;
    checked.inCharacter('FS607', slug, ['id'], message);
  }
}

function checkReplies(checked: CheckedRelease, moment: Talk): void {
  const count = moment.refusals.length + moment.replies.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count >= FEWEST_REPLIES) return;
  const message = `Refusals and replies are ${count} lines in all.`;
  checked.inMoment('FS608', moment, ['refusals'], message);
}

interface PlacedAnswer {
  readonly answer: StoryAnswer;
  readonly index: number;
}

function checkLines(checked: CheckedRelease, moment: Talk, { answer, index }: PlacedAnswer): void {
  const facet = facetsOf(moment).find((each) => LANGUAGES.some((language) => tells(answer, each, language)));
  if (!facet) return;
  const message = `The answer "${answer.id}" says what "${facet.id}" brings out.`;
  checked.inMoment('FS609', moment, ['answers', index, 'lines'], message);
}

function tells({ lines }: StoryAnswer, { reacts }: Facet, language: 'en' | 'fr'): boolean {
  const said = ` ${lines.map(({ text }) => plainWords(text[language])).join(' ')} `;
  return reacts.some(({ text }) => {
    const reaction = plainWords(text[language]);
    return reaction.split(' ').length >= TELLING_WORDS && said.includes(` ${reaction} `);
  });
}

/** A question that counts for something else is no question beside it. */
function checkAsked(checked: CheckedRelease, moment: Talk, { answer, index }: PlacedAnswer): void {
  const choices = definitionOf(moment).choices?.(moment).flat() ?? [];
  for (const language of LANGUAGES) {
    const asked = answer.examples[language].map(plainWords);
    const owner = choices.find(({ examples }) =>
      examples[language].some((each) => asked.includes(plainWords(each))),
    )?.owner;
    if (owner === undefined) continue;
    const message = `The answer "${answer.id}" is asked for in words of "${owner}".`;
    checked.inMoment('FS610', moment, ['answers', index, 'examples', language], message);
  }
}

function facetsOf(moment: Moment): readonly Facet[] {
  return rulesOf(moment).facets?.(moment) ?? [];
}
