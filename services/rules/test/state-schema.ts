import { z } from 'zod';
import { LANGUAGES } from '../src/release/text.ts';

const played = z.strictObject({
  momentId: z.uuid(),
  status: z.enum(['waiting', 'open', 'done']),
  skipped: z.boolean(),
  outcome: z.enum(['success', 'failure']).nullable(),
  path: z.string().nullable(),
  turns: z.int().min(0),
  silences: z.int().min(0),
  perfects: z.int().min(0),
  freeHits: z.int().min(0).max(3),
  score: z.number().min(0).max(1).nullable(),
  data: z.unknown(),
});

const member = z.strictObject({
  characterId: z.uuid(),
  currentAttack: z.int(),
  currentHealth: z.int().min(0),
  maxHealth: z.int(),
  properties: z.array(z.string()),
  cardType: z.string(),
  enrolledInMomentId: z.uuid().nullable(),
});

const owned = z.strictObject({
  itemId: z.uuid(),
  source: z.enum(['default', 'granted', 'inherited_from_previous_run']),
  acquiredInMomentId: z.uuid().nullable(),
});

/** What every state of a run looks like. */
export const runState = z.strictObject({
  storyId: z.uuid(),
  releaseVersion: z.int().min(1),
  language: z.enum(LANGUAGES),
  isTest: z.boolean(),
  loopNumber: z.int().min(1),
  status: z.enum(['ongoing', 'won', 'lost']),
  rank: z.int().min(1).max(7).nullable(),
  score: z.int().min(0).max(100).nullable(),
  interactions: z.strictObject({ used: z.int().min(0), max: z.int().min(1) }),
  moments: z.array(played).min(1),
  facts: z.array(z.string()),
  roster: z.array(member),
  items: z.array(owned),
  before: z.strictObject({
    completions: z.record(z.string(), z.int()),
    bestRank: z.int().min(1).max(7).nullable(),
  }),
});
