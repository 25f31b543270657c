import { testing } from '@fabula/rules/moments/testing/schema';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { someLines } from '../line.ts';
import { named, withId } from '../parts.ts';

export function testingFields(names: Names) {
  const { scoreThresholdForAward, scoreThresholdForSuccess } = testing.shape;
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
