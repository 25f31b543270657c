import * as rules from '@fabula/rules/release/moment';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { commonFields } from './common.ts';
import { linesSchema, someLines } from './line.ts';
import { conditionText, factReference, named, reference, withId } from './parts.ts';
import { facetSchema, talkFields } from './talk.ts';

/** One schema for each type of moment, as authors write it; a new type is one entry here. */
export function momentSchemas(names: Names) {
  const common = commonFields(names);
  const talk = { ...common, ...talkFields(names) };
  return {
    monologue: z.strictObject({ ...common, type: z.literal('monologue') }),
    epilogue: z.strictObject({ ...common, type: z.literal('epilogue') }),
    dead_end: z.strictObject({ ...common, type: z.literal('dead_end') }),
    dialogue: z.strictObject({ ...talk, ...dialogueFields(names), type: z.literal('dialogue') }),
    learning: z.strictObject({ ...talk, ...learningFields(names), type: z.literal('learning') }),
    testing: z.strictObject({ ...talk, ...testingFields(names), type: z.literal('testing') }),
    crossroad: z.strictObject({ ...talk, ...crossroadFields(names), type: z.literal('crossroad') }),
    reward: z.strictObject({ ...common, ...rewardFields(names), type: z.literal('reward') }),
  };
}

function dialogueFields(names: Names) {
  const { goal, points, patience, needs, needsOneOf } = rules.dialogue.shape;
  return {
    goal,
    points,
    patience,
    needs,
    needsOneOf,
    facets: named(facetSchema(names), withId),
    near: z
      .array(z.strictObject({ missing: z.array(z.string()).min(1), lines: someLines(names) }))
      .default([]),
    success: someLines(names),
    failure: someLines(names),
  };
}

function learningFields(names: Names) {
  const point = facetSchema(names).extend({ taught: someLines(names) });
  return { points: named(point, withId), teachFrom: rules.learning.shape.teachFrom, close: someLines(names) };
}

function testingFields(names: Names) {
  const { scoreThresholdForAward, scoreThresholdForSuccess } = rules.testing.shape;
  const question = z.strictObject({
    asked: someLines(names),
    right: examples,
    partly: examples,
    wrong: someLines(names),
  });
  return {
    questions: named(question, withId),
    scoreThresholdForAward,
    scoreThresholdForSuccess,
    right: someLines(names),
    partly: someLines(names),
    success: someLines(names),
    failure: someLines(names),
  };
}

function crossroadFields(names: Names) {
  const when = conditionText(names);
  const path = z.strictObject({
    label: rules.path.shape.label,
    to: reference(names.moments, 'moment'),
    when: when.optional(),
    examples,
    counterExamples: examples.optional(),
    reply: someLines(names),
    closed: z
      .strictObject({
        lines: someLines(names),
        reason: examples.optional(),
        fact: factReference(names).optional(),
      })
      .optional(),
    confirm: z.strictObject({ when, lines: linesSchema(names).min(1) }).optional(),
  });
  return { paths: named(path, (value, name) => ({ ...value, path: name })) };
}

function rewardFields(names: Names) {
  const options = z
    .strictObject({
      items: z.array(reference(names.items, 'item')).default([]),
      characters: z.array(reference(names.characters, 'character')).default([]),
    })
    .transform(({ items, characters }) => [
      ...items.map((id) => ({ kind: 'item' as const, id })),
      ...characters.map((id) => ({ kind: 'character' as const, id })),
    ]);
  return { options, pick: rules.reward.shape.pick };
}
