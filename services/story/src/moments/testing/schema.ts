import { testing } from '@fabula/rules/moments/testing/schema';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import { someLines } from '../../schema/line.ts';
import { named, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function testingSchema({ names, talk }: SharedFields) {
  const { scoreThresholdForAward, scoreThresholdForSuccess } = testing.shape;
  const question = z.strictObject({
    asked: someLines(names),
    again: someLines(names).default([]),
    right: examples,
    partly: examples,
    wrong: someLines(names),
  });
  return z.strictObject({
    ...talk,
    questions: named(question, withId),
    scoreThresholdForAward,
    scoreThresholdForSuccess,
    right: someLines(names),
    partly: someLines(names),
    success: someLines(names),
    failure: someLines(names),
    type: z.literal('testing'),
  });
}
