import * as rules from '@fabula/rules/release/release';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { NUMBER_LIMITS } from '../number-limits.ts';
import { bounded } from './bounded.ts';
import { named, newId, withId } from './parts.ts';
import { characterAnswerSchema, characterDeflectionSchema, repliesSchema } from './talk.ts';

/** characters/<slug>.yaml */
export function characterSchema(names: Names) {
  const { name, nicknames, voices, baseAttack, baseHealth, properties, isEnrolledByDefault } =
    rules.character.shape;
  const { burnThreshold, burnThresholdAlt, freezeThreshold } = rules.character.shape;
  return z.strictObject({
    id: newId,
    name,
    nicknames,
    voices,
    baseAttack: bounded(baseAttack, NUMBER_LIMITS.attack),
    baseHealth: bounded(baseHealth, NUMBER_LIMITS.health),
    properties,
    isEnrolledByDefault,
    burnThreshold,
    burnThresholdAlt,
    freezeThreshold,
    deflections: named(characterDeflectionSchema(names), withId).default([]),
    answers: named(characterAnswerSchema(names), withId).default([]),
    replies: repliesSchema(names).default([]),
  });
}
