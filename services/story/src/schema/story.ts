import { dynamicItem as releaseDynamicItem } from '@fabula/rules/release/cards';
import * as rules from '@fabula/rules/release/release';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { named, newId, reference, withSlug } from './parts.ts';

/** The thirty content descriptors of the rating board. */
const DESCRIPTORS = [
  'Alcohol Reference',
  'Animated Blood',
  'Blood',
  'Blood and Gore',
  'Comic Mischief',
  'Crude Humor',
  'Drug Reference',
  'Fantasy Violence',
  'Gambling Themes',
  'Intense Violence',
  'Language',
  'Lyrics',
  'Mature Humor',
  'Nudity',
  'Partial Nudity',
  'Real Gambling',
  'Sexual Content',
  'Sexual Themes',
  'Sexual Violence',
  'Simulated Gambling',
  'Strong Language',
  'Strong Lyrics',
  'Strong Sexual Content',
  'Suggestive Themes',
  'Tobacco Reference',
  'Use of Alcohol',
  'Use of Drugs',
  'Use of Tobacco',
  'Violence',
  'Violent References',
];

const { shape } = rules.story;

const item = z.strictObject({
  id: newId,
  name: rules.item.shape.name,
  nicknames: rules.item.shape.nicknames,
  description: rules.item.shape.description,
  attackBonus: rules.item.shape.attackBonus,
  defenseBonus: rules.item.shape.defenseBonus,
  properties: rules.item.shape.properties,
  rarity: rules.item.shape.rarity,
  isAcquiredByDefault: rules.item.shape.isAcquiredByDefault,
});

const { id: _id, slug: _slug, image: _image, ...template } = releaseDynamicItem.shape;
const dynamicItem = z.strictObject({ id: newId, ...template });

const place = z.strictObject({
  id: newId,
  name: rules.place.shape.name,
  rim: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'This is no colour like #ffcf70.')
    .default('#ffcf70'),
});

/** story.yaml */
export function storySchema(names: Names) {
  const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'This is no colour like #0b0f2b.');
  return z.strictObject({
    id: newId,
    name: shape.name,
    description: shape.description,
    languages: shape.languages,
    isComingSoon: shape.isComingSoon,
    ownerId: shape.ownerId,
    isInOwnerCatalogue: shape.isInOwnerCatalogue,
    rating: shape.rating,
    ratingTags: z.array(z.enum(DESCRIPTORS)).default([]),
    genres: shape.genres,
    interactivityLevel: shape.interactivityLevel,
    branchingLevel: shape.branchingLevel,
    backgroundColor: colour,
    textColor: colour,
    controlColor: colour,
    estimatedMinutes: shape.estimatedMinutes,
    createdAt: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'This is no date like 2026-05-01.'),
    maxInteractions: shape.maxInteractions,
    par: shape.par,
    /** The place behind the launch page; a story that is coming soon shows its cover. */
    background: reference(names.places, 'place').optional(),
    start: reference(names.moments, 'moment').nullable().default(null),
    facts: z.record(z.string(), z.string().min(1)).default({}),
    items: named(item, withSlug).default([]),
    dynamicItems: named(dynamicItem, withSlug).default([]),
    places: named(place, withSlug).default([]),
  });
}
