import { MOST_ANSWER_LINES } from '@fabula/rules/release/conversation';
import { facet, perfect } from '@fabula/rules/release/lines';
import { SPEECH_ACTS } from '@fabula/rules/release/speech-act';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { NUMBER_LIMITS } from '../number-limits.ts';
import { bounded } from './bounded.ts';
import { linesSchema, someLines } from './line.ts';
import { conditionText, factReference, named, partName, reference, withId } from './parts.ts';

/** Something players try that leads nowhere. In a character's file it holds in all of that character's moments. */
export function deflectionSchema(names: Names) {
  return z.strictObject({ examples, lines: someLines(names) });
}

/** A deflection of a character, in all moments of that character or only in some. */
export function characterDeflectionSchema(names: Names) {
  return deflectionSchema(names).extend({ moments: z.array(reference(names.moments, 'moment')).optional() });
}

/** What one may ask whoever speaks. In a character's file it can be asked in all of that character's moments. */
export function answerSchema(names: Names) {
  return z.strictObject({
    when: conditionText(names).optional(),
    examples,
    lines: someLines(names).max(
      MOST_ANSWER_LINES,
      `An answer has ${MOST_ANSWER_LINES} lines at most: it was only asked beside`,
    ),
  });
}

/** An answer of a character, in all moments of that character or only in some. */
export function characterAnswerSchema(names: Names) {
  return answerSchema(names).extend({ moments: z.array(reference(names.moments, 'moment')).optional() });
}

/** By speech act, what is said to words that lead nowhere: `greeting: [ … ]`. In the author's order, by which places are told. */
export function repliesSchema(names: Names) {
  return z
    .partialRecord(z.enum(SPEECH_ACTS), someLines(names))
    .transform((replies) => Object.entries(replies).map(([act, lines]) => ({ act, lines })));
}

/** What every moment has that listens, whatever is to be said there. */
export function conversationFields(names: Names) {
  return {
    answers: named(answerSchema(names), withId).default([]),
    replies: repliesSchema(names).default([]),
  };
}

/** What counts as one thing heard; `points` is left out in a lesson. */
export function facetSchema(names: Names) {
  const when = conditionText(names);
  return z.strictObject({
    points: bounded(facet.shape.points, NUMBER_LIMITS.points).default(0),
    examples,
    conditionalExamples: z.array(z.strictObject({ when, examples })).default([]),
    counterExamples: examples.optional(),
    reacts: someLines(names),
    when: when.optional(),
    after: partName.optional(),
    bonus: z.strictObject({ points: bounded(z.int(), NUMBER_LIMITS.bonusPoints), when }).optional(),
    fact: factReference(names).optional(),
  });
}

function perfectSchema(names: Names) {
  const { atLeast, utterance, keywords } = perfect.shape;
  return z.strictObject({
    when: conditionText(names).optional(),
    groups: z.array(z.array(partName).min(1)).optional(),
    atLeast: bounded(atLeast, NUMBER_LIMITS.count),
    including: z.array(partName).optional(),
    utterance,
    keywords,
    question: partName.optional(),
    path: partName.optional(),
    countsAs: partName.optional(),
    fact: factReference(names).optional(),
    lines: linesSchema(names).default([]),
  });
}

/** What every moment has in which the player talks. */
export function talkFields(names: Names) {
  return {
    refusals: someLines(names),
    repeated: linesSchema(names).default([]),
    deflections: named(deflectionSchema(names), withId).default([]),
    perfects: named(
      perfectSchema(names).transform(({ question, ...rest }) => ({ ...rest, questionId: question })),
      withId,
    ).default([]),
    perfectLines: linesSchema(names).default([]),
  };
}
