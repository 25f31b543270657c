import { z } from 'zod';
import { condition } from './condition.ts';
import { line, opening } from './lines.ts';
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

/** What a moment of any type has. */
export const common = {
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  /** Days from the story's own today. */
  date: z.int(),
  placeId: z.uuid(),
  characterId: z.uuid(),
  /** A picture of its own, under the story's media, with its content hash; absent: where it plays is what it looks like. */
  image: z.string().optional(),
  doNotDisplayCharacter: z.boolean().default(false),
  /** Path of a sound under the story's media, with its content hash; empty: silence. */
  sound: z.string().default(''),
  soundVolume: z.int().min(0).max(100).default(7),
  /** What is asked of the player, in a few words. */
  goalText: localized,
  defaultEmotion: emotion,
  /** How the speaker talks, for a director; `{emotion}` in it becomes the emotion of the line. */
  speechPatterns: z.string().nullable().default(null),
  speedOfSpeech: z.number().nullable().default(null),
  /** Each line is shown in the other language as well, for learners. */
  hintTranslation: z.boolean().default(false),
  /** The translation can be heard, too. */
  hintTts: z.boolean().default(false),
  openings: z.array(opening).min(1),
  /** One after the other, each time nothing was heard. */
  hints: z.array(line).default([]),
  /** Shown to a player who does not know what to say. */
  suggestions: examples.default({ en: [], fr: [] }),
  skip: skipRules,
  transitions: z.array(transition).default([]),
  grants: z.array(grant).default([]),
};
