import { monologue } from '@fabula/rules/moments/monologue/schema';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { NUMBER_LIMITS } from '../number-limits.ts';
import { bounded } from './bounded.ts';
import { linesSchema, someLines } from './line.ts';
import { conditionText, emotionText, factReference, newId, reference } from './parts.ts';

/** What a moment of any type has. */
export function commonFields(names: Names) {
  const { name, date, doNotDisplayCharacter, soundVolume, goalText } = monologue.shape;
  const { speechPatterns, speedOfSpeech, hintTranslation, hintTts } = monologue.shape;
  const moment = reference(names.moments, 'moment');
  const when = conditionText(names).optional();
  return {
    id: newId,
    name,
    date: bounded(date, NUMBER_LIMITS.date).default(0),
    place: reference(names.places, 'place'),
    character: reference(names.characters, 'character'),
    doNotDisplayCharacter,
    silent: z.boolean().default(false),
    soundVolume,
    goalText,
    defaultEmotion: emotionText,
    speechPatterns,
    speedOfSpeech: bounded(speedOfSpeech, NUMBER_LIMITS.speedOfSpeech),
    hintTranslation,
    hintTts,
    openings: z.array(z.strictObject({ when, lines: someLines(names) })).min(1),
    hints: linesSchema(names).default([]),
    suggestions: examples.default({ en: [], fr: [] }),
    skip: skipSchema(names),
    transitions: z.array(z.strictObject({ to: moment, when })).default([]),
    grants: z.array(grantSchema(names)).default([]),
  };
}

function skipSchema(names: Names) {
  const run = bounded(z.int(), NUMBER_LIMITS.run);
  const number = run.nullable().default(null);
  const rule = z.strictObject({
    skipAfterRunNumber: number,
    showAfterRunNumber: number,
    skipAfterCompletionCount: number,
    displayRandomlyProbability: z.int().min(-1).max(100).nullable().default(null),
    displayRandomlyFromRun: run.default(1),
    skipTo: reference(names.moments, 'moment').nullable().default(null),
  });
  return rule.prefault({}).transform(({ skipTo, ...rest }) => ({ ...rest, skipToMomentId: skipTo }));
}

function grantSchema(names: Names) {
  const grant = z.strictObject({
    on: z.enum(['completion', 'success', 'award']),
    when: conditionText(names).optional(),
    items: z.array(reference(names.items, 'item')).default([]),
    characters: z.array(reference(names.characters, 'character')).default([]),
    facts: z.array(factReference(names)).default([]),
  });
  return grant.transform(({ items, characters, ...rest }) => ({
    ...rest,
    itemIds: items,
    characterIds: characters,
  }));
}
