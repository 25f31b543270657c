import { z } from 'zod';
import { dynamicItem, PROPERTIES } from './cards.ts';
import { moment } from './moment.ts';
import { LANGUAGES, localized, nicknames } from './text.ts';

export const RATINGS = [
  'ESRB_10',
  'ESRB_ADULT',
  'ESRB_EVERYONE',
  'ESRB_MATURE',
  'ESRB_PENDING',
  'ESRB_Teen',
] as const;
const LEVELS = ['Low', 'Medium', 'High'] as const;

/** A voice of the speech service, see fabula.speech.v1.Voice; `speed` 1 is the voice's own. */
export const voice = z.strictObject({
  engine: z.string().default(''),
  name: z.string().default(''),
  pitch: z.number().min(-24).max(24).default(0),
  speed: z.number().min(0.5).max(2).default(1),
});
export type Voice = z.infer<typeof voice>;

/** Paths lead to files under the story's media folder and carry `?v=<hash>`; '' where there is none. */
const media = z.string();

const share = z.number().min(0).max(1).nullable().default(null);

export const character = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  nicknames,
  /** Who this is, for a director: wants, secrets, way of talking. Prose. */
  description: localized,
  voices: z.strictObject({ en: voice, fr: voice }),
  baseAttack: z.int(),
  baseHealth: z.int(),
  properties: z.array(z.enum(PROPERTIES)),
  isEnrolledByDefault: z.boolean().default(false),
  /** Shares of health, 0 to 1, below which the card shows an effect; null: never. */
  burnThreshold: share,
  burnThresholdAlt: share,
  freezeThreshold: share,
  /** Still per emotion; at least `normal`. */
  images: z.record(z.string(), media),
  videos: z.record(z.string(), media),
  figure: media.default(''),
});
export type Character = z.infer<typeof character>;

export const item = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  nicknames,
  description: localized,
  attackBonus: z.int().default(0),
  defenseBonus: z.int().default(0),
  properties: z.array(z.enum(PROPERTIES)).default([]),
  rarity: z.string().default('common'),
  isAcquiredByDefault: z.boolean().default(false),
  image: media.default(''),
});
export type Item = z.infer<typeof item>;

export const place = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  image: media,
  /** Colour of the lamp's rim on figures, #rrggbb. */
  rim: z.string().default('#ffcf70'),
});
export type Place = z.infer<typeof place>;

export const story = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: localized,
  description: localized,
  languages: z.array(z.enum(LANGUAGES)).min(1),
  isComingSoon: z.boolean().default(false),
  ownerId: z.uuid().nullable().default(null),
  isInOwnerCatalogue: z.boolean().default(false),
  rating: z.enum(RATINGS),
  ratingTags: z.array(z.string()).default([]),
  genres: z.array(localized),
  interactivityLevel: z.enum(LEVELS),
  branchingLevel: z.enum(LEVELS),
  backgroundColor: z.string(),
  textColor: z.string(),
  controlColor: z.string(),
  estimatedMinutes: z.int().min(1),
  /** ISO 8601 date. */
  createdAt: z.string(),
  maxInteractions: z.int().min(1).default(30),
  /** Interactions that a careful player needs. */
  par: z.int().min(1),
  soundIntro: media.default(''),
  background: media,
  logo: z.strictObject({ en: media, fr: media }),
  cover: z.strictObject({ en: media, fr: media }),
  sampleImages: z.array(media).default([]),
});
export type Story = z.infer<typeof story>;

/** What a run plays: compiled once, immutable, cached for ever. A story that is coming soon has no moments. */
export const release = z.strictObject({
  schema: z.literal(1),
  story,
  startMomentId: z.uuid().nullable(),
  characters: z.array(character),
  items: z.array(item),
  dynamicItems: z.array(dynamicItem).default([]),
  places: z.array(place),
  moments: z.array(moment),
});
export type Release = z.infer<typeof release>;
