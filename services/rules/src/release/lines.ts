import { z } from 'zod';
import { condition } from './condition.ts';
import { emotion, examples, localized } from './text.ts';

/** One spoken line. The moment's character speaks it unless `characterId` names another. */
export const line = z.strictObject({
  text: localized,
  emotion,
  characterId: z.uuid().optional(),
  when: condition.optional(),
});
export type Line = z.infer<typeof line>;

/** An opening; of several the last one that holds is spoken. */
export const opening = z.strictObject({ when: condition.optional(), lines: z.array(line).min(1) });
export type Opening = z.infer<typeof opening>;

/** Something players try that leads nowhere, and what the character makes of it. `lines` are alternatives. */
export const deflection = z.strictObject({ id: z.string(), examples, lines: z.array(line).min(1) });
export type Deflection = z.infer<typeof deflection>;

/** What counts as one thing heard: a facet of a goal or a point of a lesson. */
export const facet = z.strictObject({
  id: z.string(),
  /** Towards the goal's points; 0 in a lesson. */
  points: z.int().min(0),
  examples,
  /** Further examples that count only under a condition. */
  conditionalExamples: z.array(z.strictObject({ when: condition, examples })).default([]),
  /** Sentences that sound like it and are not it. */
  counterExamples: examples.optional(),
  /** Spoken in order when it is heard for the first time. */
  reacts: z.array(line).min(1),
  /** Open only under this condition. */
  when: condition.optional(),
  /** Open only after this facet of the same moment. */
  after: z.string().optional(),
  /** Worth more under a condition. */
  bonus: z.strictObject({ points: z.int(), when: condition }).optional(),
  /** A fact it grants. */
  fact: z.string().optional(),
});
export type Facet = z.infer<typeof facet>;

/**
 * What makes an answer perfect. All parts that are given must hold: `groups`: of each group one facet in this answer;
 * `atLeast`: so many facets in this answer, one of them in `including` if given; `utterance`: the director heard one of
 * these sentences or names (`keywords` match as whole words); `right`: the test answer is right.
 */
export const perfect = z.strictObject({
  id: z.string(),
  when: condition.optional(),
  groups: z.array(z.array(z.string()).min(1)).optional(),
  atLeast: z.int().min(1).optional(),
  including: z.array(z.string()).optional(),
  utterance: examples.optional(),
  /** Each inner list is a set of alternatives; one word or phrase of every list must be said. */
  keywords: z.strictObject({ en: z.array(z.array(z.string())), fr: z.array(z.array(z.string())) }).optional(),
  /** Only in answer to this question of a test. */
  questionId: z.string().optional(),
  /** Only with this path of a crossroad. */
  path: z.string().optional(),
  /** The facet that this answer counts as, besides. */
  countsAs: z.string().optional(),
  fact: z.string().optional(),
  /** Alternatives. */
  lines: z.array(line).default([]),
});
export type Perfect = z.infer<typeof perfect>;
