import { holds } from './conditions.ts';
import type { Facet, Line } from './release/lines.ts';
import type { Situation } from './situation.ts';
import type { SpokenLine } from './types.ts';

/** Those of the lines that hold, in the run's language, in order. */
export function spoken(lines: readonly Line[], situation: Situation): SpokenLine[] {
  return lines
    .filter((line) => holds(line.when, situation))
    .map((line) => ({
      text: line.text[situation.state.language],
      characterId: line.characterId ?? situation.moment.characterId,
      emotion: line.emotion,
    }));
}

/** The moment's opening: of several the last one that holds. */
export function openingLines(situation: Situation): SpokenLine[] {
  const opening = situation.moment.openings.findLast((each) => holds(each.when, situation));
  return opening ? spoken(opening.lines, situation) : [];
}

/** The next hint after so many silences; after the last one they begin anew. */
export function hintAfter(situation: Situation, silences: number): SpokenLine[] {
  const hints = spoken(situation.moment.hints, situation);
  const hint = hints[silences % Math.max(hints.length, 1)];
  return hint ? [hint] : [];
}

/** What counts as this facet now: its examples, and those whose condition holds, in the run's language. */
export function examplesOf(facet: Facet, situation: Situation): string[] {
  const { language } = situation.state;
  const further = facet.conditionalExamples.filter((each) => holds(each.when, situation));
  return [...facet.examples[language], ...further.flatMap((each) => each.examples[language])];
}
