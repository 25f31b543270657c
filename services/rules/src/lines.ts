import { holds } from './conditions.ts';
import type { Facet, Line } from './release/lines.ts';
import { otherLanguage } from './release/text.ts';
import type { Situation } from './situation.ts';
import type { PlayedMoment, SpokenLine } from './types.ts';

/** Those of the lines that hold, in the run's language, in order. */
export function spoken(lines: readonly Line[], situation: Situation): SpokenLine[] {
  const said: SpokenLine[] = [];
  for (const line of lines) if (holds(line.when, situation)) said.push(spokenLine(line, situation));
  return said;
}

function spokenLine(line: Line, { state, moment }: Situation): SpokenLine {
  const { text, emotion, characterId = moment.characterId } = line;
  const said = { text: text[state.language], characterId, emotion };
  const isForLearners = moment.hintTranslation || moment.hintTts;
  return isForLearners ? { ...said, translation: text[otherLanguage(state.language)] } : said;
}

/** The moment's opening: of several the last one that holds. */
export function openingLines(situation: Situation): SpokenLine[] {
  const opening = situation.moment.openings.findLast((each) => holds(each.when, situation));
  return opening ? spoken(opening.lines, situation) : [];
}

/** The next hint, after silences and for who asks, in one order; after the last one they begin anew. */
export function hintAfter(
  situation: Situation,
  { silences, helps = 0 }: Pick<PlayedMoment, 'silences' | 'helps'>,
): SpokenLine[] {
  return inTurn(situation.moment.hints, situation, silences + helps);
}

/** One of the alternatives that hold: each in its turn, so that never the same is said twice in a row where there are two. */
export function inTurn(alternatives: readonly Line[], situation: Situation, turn: number): SpokenLine[] {
  const lines = spoken(alternatives, situation);
  const line = lines[turn % Math.max(lines.length, 1)];
  return line ? [line] : [];
}

/** What counts as this facet now: its examples, and those whose condition holds, in the run's language. */
export function examplesOf(facet: Facet, situation: Situation): readonly string[] {
  const { language } = situation.state;
  if (facet.conditionalExamples.length === 0) return facet.examples[language];
  const further = facet.conditionalExamples.filter((each) => holds(each.when, situation));
  return [...facet.examples[language], ...further.flatMap((each) => each.examples[language])];
}
