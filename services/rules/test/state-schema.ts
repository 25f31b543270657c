import { z } from 'zod';
import { BATTLE_PHASES } from '../src/moments/battle/output.ts';
import { FINISHES, PROPERTIES, STYLES } from '../src/release/cards.ts';
import type { MomentType } from '../src/release/moment.ts';
import { LANGUAGES, localized } from '../src/release/text.ts';
import { VERDICTS } from '../src/types.ts';

const count = z.int().min(0);
const names = z.array(z.string());
const properties = z.array(z.enum(PROPERTIES));
const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);

const nothing = z.null();
const heard = z.strictObject({ heard: names, perfects: names });
const crossing = z.strictObject({
  reasonFor: z.string().nullable(),
  confirmed: names,
  perfects: names.min(1).optional(),
});

const action = z.strictObject({
  turnNumber: z.int().min(1),
  actorId: z.uuid(),
  action: z.enum(['attack', 'defense']),
  targetId: z.uuid(),
  wasThematic: z.boolean(),
  style: z.enum(STYLES),
  damage: count,
  recoilDamage: count,
});

/** What each type keeps of a moment that was opened. */
const DATA: { readonly [T in MomentType]: z.ZodType } = {
  monologue: nothing,
  epilogue: nothing,
  dead_end: nothing,
  assemble: nothing,
  dialogue: heard.extend({ points: z.int() }),
  learning: heard,
  testing: z.strictObject({
    answers: z.array(z.enum(VERDICTS)),
    perfects: names,
    askedAgain: names.min(1).optional(),
  }),
  crossroad: crossing,
  nexus: crossing,
  reward: z.strictObject({ picked: count }).nullable(),
  teamwork: z.strictObject({
    given: z.array(z.strictObject({ task: z.string(), character: z.uuid(), points: count.max(4) })),
    refused: names,
    perfects: names,
    tasks: count,
  }),
  battle: z.strictObject({
    phase: z.enum(BATTLE_PHASES),
    opponents: z.array(z.strictObject({ characterId: z.uuid(), currentHealth: count })),
    startHealth: count,
    history: z.array(action),
    strike: z.strictObject({ actorId: z.uuid(), targetId: z.uuid() }).nullable(),
  }),
  equip: z.strictObject({
    attempts: count,
    characterId: z.uuid().nullable(),
    itemId: z.uuid().nullable(),
    quality: percent.nullable(),
    heard: names,
  }),
  upgrade: z.strictObject({
    characterId: z.uuid().nullable(),
    bet: count.nullable(),
    difficulty: z.string().nullable(),
    performance: percent.nullable(),
    sacrificed: properties,
    hasWarned: z.boolean(),
    heard: names,
  }),
};

/** What a moment that was opened has kept, by its type. */
export function dataOf(type: MomentType): z.ZodType {
  return DATA[type];
}

const played = z.strictObject({
  momentId: z.uuid(),
  status: z.enum(['waiting', 'open', 'done']),
  skipped: z.boolean(),
  outcome: z.enum(['success', 'failure']).nullable(),
  path: z.string().nullable(),
  turns: count,
  silences: count,
  perfects: count,
  freeHits: count.max(3),
  score: share.nullable(),
  health: share.optional(),
  askedBack: z.record(z.string(), z.unknown()).optional(),
  helps: count.min(1).max(3).optional(),
  repeats: count.min(1).max(5).optional(),
  told: names.min(1).max(5).optional(),
  data: z.unknown(),
});

const carried = z.strictObject({
  name: localized,
  description: localized,
  attackBonus: z.int(),
  defenseBonus: z.int(),
  properties,
  rarity: z.string(),
});

const kept = carried.extend({
  id: z.uuid().optional(),
  itemId: z.uuid().optional(),
  image: z.string().optional(),
});

const member = z.strictObject({
  characterId: z.uuid(),
  currentAttack: z.int(),
  currentHealth: count,
  maxHealth: count,
  properties,
  cardType: z.enum([...FINISHES, 'permanent']),
  enrolledInMomentId: z.uuid().nullable(),
  burnedOut: z.literal(true).optional(),
  permanent: z
    .strictObject({
      id: z.uuid(),
      name: localized,
      baseAttack: z.int(),
      image: z.string(),
      items: z.array(kept),
    })
    .optional(),
});

const owned = z.strictObject({
  itemId: z.uuid(),
  source: z.enum(['default', 'granted', 'inherited_from_previous_run']),
  acquiredInMomentId: z.uuid().nullable(),
  equippedTo: z.uuid().optional(),
  made: carried.optional(),
});

/** What every state of a run looks like. */
export const runState = z.strictObject({
  law: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).optional(),
  storyId: z.uuid(),
  releaseVersion: z.int().min(1),
  language: z.enum(LANGUAGES),
  isTest: z.boolean(),
  ignoresSkip: z.literal(true).optional(),
  loopNumber: z.int().min(1),
  status: z.enum(['ongoing', 'won', 'lost']),
  rank: z.int().min(1).max(7).nullable(),
  score: z.int().min(0).max(100).nullable(),
  interactions: z.strictObject({ used: count, max: z.int().min(1) }),
  moments: z.array(played).min(1),
  facts: names,
  roster: z.array(member),
  items: z.array(owned),
  gone: names.min(1).optional(),
  before: z.strictObject({
    completions: z.record(z.string(), z.int()),
    bestRank: z.int().min(1).max(7).nullable(),
    hasTicket: z.literal(true).optional(),
  }),
});
