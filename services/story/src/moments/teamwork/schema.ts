import { teamwork } from '@fabula/rules/moments/teamwork/schema';
import { FITS, task } from '@fabula/rules/release/task';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { someLines } from '../../schema/line.ts';
import { byCharacter, conditionText, named, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function teamworkSchema({ names, talk }: SharedFields) {
  const { patience, scoreThresholdForAward, scoreThresholdForSuccess } = teamwork.shape;
  return z.strictObject({
    ...talk,
    tasks: named(taskSchema(names), withId),
    patience: bounded(patience, NUMBER_LIMITS.count),
    askNames: someLines(names),
    plain: someLines(names),
    scoreThresholdForAward,
    scoreThresholdForSuccess,
    success: someLines(names),
    failure: someLines(names),
    type: z.literal('teamwork'),
  });
}

function taskSchema(names: Names) {
  const fit = z.strictObject({ fit: z.enum(FITS), lines: someLines(names), reason: examples.optional() });
  return z.strictObject({
    label: task.shape.label,
    asked: someLines(names),
    when: conditionText(names).optional(),
    property: task.shape.property,
    examples,
    fits: byCharacter(names, fit).default([]),
  });
}
