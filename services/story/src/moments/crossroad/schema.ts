import { path as releasePath } from '@fabula/rules/release/path';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { someLines } from '../../schema/line.ts';
import { conditionText, factReference, named, reference } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function crossroadSchema({ names, talk }: SharedFields) {
  return z.strictObject({ ...talk, paths: named(pathSchema(names), withPath), type: z.literal('crossroad') });
}

/** A way that can be chosen, of a crossroad or a nexus. */
export function pathSchema(names: Names) {
  const when = conditionText(names);
  return z.strictObject({
    label: releasePath.shape.label,
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
    confirm: z.strictObject({ when, lines: someLines(names) }).optional(),
  });
}

/** For `named`: the name is the path's. */
export function withPath<T extends object>(value: T, path: string): T & { path: string } {
  return { ...value, path };
}
