import type { Line } from '@fabula/rules/release/lines';
import { localized } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { formKind } from './form-kind.ts';
import { conditionText, EMOTION_MEND, readEmotion, reference } from './parts.ts';

/** One spoken line: `sadness 3: { en: …, fr: …, by: yann, when: fact … }`; `by` and `when` may be left out. */
export function lineSchema(names: Names) {
  const said = localized.extend({
    by: reference(names.characters, 'character').optional(),
    when: conditionText(names).optional(),
  });
  const oneLine = z.record(emotionKey, said).transform((entry, context): Line => {
    const [first, ...more] = Object.entries(entry);
    if (first === undefined || more.length > 0) {
      context.addIssue({ code: 'custom', message: 'A line has one emotion.', params: { mend: ONE_EACH } });
      return z.NEVER;
    }
    const [key, { en, fr, by, when }] = first;
    const emotion = readEmotion(key);
    return emotion ? { text: { en, fr }, emotion, characterId: by, when } : z.NEVER;
  });
  return oneLine.meta(formKind('line'));
}

const ONE_EACH = 'Begin each line of the list with "- " and its emotion, e.g. `- sadness 3:`.';

/** Only checks, for a record's key cannot be transformed twice. */
const emotionKey = z.string().superRefine((text, context) => {
  if (!readEmotion(text)) context.addIssue({ code: 'custom', message: EMOTION_MEND });
});

export function linesSchema(names: Names) {
  return z.array(lineSchema(names)).meta(formKind('lines'));
}

/** At least one line. */
export function someLines(names: Names) {
  return linesSchema(names).min(1, 'At least one line is needed here');
}
