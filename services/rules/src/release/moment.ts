import { z } from 'zod';
import { condition } from './condition.ts';
import { deflection, facet, line, opening, perfect } from './lines.ts';
import { emotion, examples, localized } from './text.ts';

/** Of several transitions the first that holds is taken. */
export const transition = z.strictObject({ to: z.uuid(), when: condition.optional() });

/** Items, characters and facts that a moment gives, each once. */
export const grant = z.strictObject({
  on: z.enum(['completion', 'success', 'award']),
  when: condition.optional(),
  itemIds: z.array(z.uuid()).default([]),
  characterIds: z.array(z.uuid()).default([]),
  facts: z.array(z.string()).default([]),
});
export type Grant = z.infer<typeof grant>;

/** null or -1 disables a rule. */
const skipRules = z.strictObject({
  skipAfterRunNumber: z.int().nullable().default(null),
  showAfterRunNumber: z.int().nullable().default(null),
  skipAfterCompletionCount: z.int().nullable().default(null),
  displayRandomlyProbability: z.int().min(-1).max(100).nullable().default(null),
  /** From which run on the probability applies. */
  displayRandomlyFromRun: z.int().default(1),
  skipToMomentId: z.uuid().nullable().default(null),
});

const common = {
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  /** Days from the story's own today. */
  date: z.int(),
  placeId: z.uuid(),
  characterId: z.uuid(),
  doNotDisplayCharacter: z.boolean().default(false),
  /** Path of a sound under the story's media, with its content hash; empty: silence. */
  sound: z.string().default(''),
  soundVolume: z.int().min(0).max(100).default(7),
  /** What is asked of the player, in a few words. */
  goalText: localized,
  defaultEmotion: emotion,
  speechPatterns: z.string().nullable().default(null),
  speedOfSpeech: z.number().nullable().default(null),
  openings: z.array(opening).min(1),
  /** One after the other, each time nothing was heard. */
  hints: z.array(line).default([]),
  /** Shown to a player who does not know what to say. */
  suggestions: examples.default({ en: [], fr: [] }),
  skip: skipRules,
  transitions: z.array(transition).default([]),
  grants: z.array(grant).default([]),
};

const talk = {
  /** Alternatives, never the same twice in a row. */
  refusals: z.array(line).min(1),
  /** Said instead of a refusal when the player repeats himself. */
  repeated: z.array(line).default([]),
  deflections: z.array(deflection).default([]),
  perfects: z.array(perfect).default([]),
  /** Spoken with any perfect answer whose own rule has no lines; alternatives. */
  perfectLines: z.array(line).default([]),
};

export const monologue = z.strictObject({ ...common, type: z.literal('monologue') });
export const epilogue = z.strictObject({ ...common, type: z.literal('epilogue') });
export const deadEnd = z.strictObject({ ...common, type: z.literal('dead_end') });

export const dialogue = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('dialogue'),
  goal: z.enum(['convince', 'solve', 'reveal', 'teach', 'program']),
  /** Points to reach. */
  points: z.int().min(1),
  /** Heard player turns; then it has failed. */
  patience: z.int().min(1),
  facets: z.array(facet).min(1),
  needs: z.array(z.string()).default([]),
  needsOneOf: z.array(z.array(z.string()).min(1)).default([]),
  /** Points reached while one of `missing` (all, for a group) is unheard: these lines, not success. First that fits. */
  near: z
    .array(z.strictObject({ missing: z.array(z.string()).min(1), lines: z.array(line).min(1) }))
    .default([]),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});

export const learning = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('learning'),
  points: z.array(facet.extend({ taught: z.array(line).min(1) })).min(1),
  /** From this heard turn on each turn covers at least one missing point, said outright. */
  teachFrom: z.int().min(1).default(5),
  close: z.array(line).min(1),
});

export const question = z.strictObject({
  id: z.string(),
  asked: z.array(line).min(1),
  right: examples,
  partly: examples,
  /** Spoken after a wrong answer. */
  wrong: z.array(line).min(1),
});

export const testing = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('testing'),
  questions: z.array(question).min(1),
  scoreThresholdForAward: z.int().min(0).max(100).nullable().default(null),
  scoreThresholdForSuccess: z.int().min(0).max(100).nullable().default(null),
  /** Alternatives, taken in turn. */
  right: z.array(line).min(1),
  partly: z.array(line).min(1),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});

export const path = z.strictObject({
  path: z.string(),
  label: localized,
  to: z.uuid(),
  when: condition.optional(),
  examples,
  counterExamples: examples.optional(),
  reply: z.array(line).min(1),
  /** Asked for while closed: these lines; `reason` opens it and grants `fact`. */
  closed: z
    .strictObject({
      lines: z.array(line).min(1),
      reason: examples.optional(),
      fact: z.string().optional(),
    })
    .optional(),
  /** Asked back once under this condition; the second time it holds. */
  confirm: z.strictObject({ when: condition, lines: z.array(line).min(1) }).optional(),
});

export const crossroad = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('crossroad'),
  paths: z.array(path).min(2),
});

export const reward = z.strictObject({
  ...common,
  type: z.literal('reward'),
  options: z
    .array(
      z.union([
        z.strictObject({ kind: z.literal('item'), id: z.uuid() }),
        z.strictObject({ kind: z.literal('character'), id: z.uuid() }),
      ]),
    )
    .min(1),
  /** How many of the options the player picks; all of them when null. */
  pick: z.int().min(1).nullable().default(null),
});

export const moment = z.discriminatedUnion('type', [
  monologue,
  dialogue,
  learning,
  testing,
  crossroad,
  reward,
  epilogue,
  deadEnd,
]);

export type Moment = z.infer<typeof moment>;
export type MomentType = Moment['type'];
export type MomentOf<T extends MomentType> = Extract<Moment, { type: T }>;
export type Path = z.infer<typeof path>;
export type Question = z.infer<typeof question>;
