import { dynamicItem as releaseDynamicItem } from '@fabula/rules/release/cards';
import * as rules from '@fabula/rules/release/release';
import { z } from 'zod';
import type { Names } from '../names.ts';
import { NUMBER_LIMITS } from '../number-limits.ts';
import { bounded } from './bounded.ts';
import { formKind } from './form-kind.ts';
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

// What a release has besides is made of the folder.
const { attackBonus, defenseBonus } = rules.item.shape;
const item = rules.item.omit({ slug: true, image: true }).extend({
  id: newId,
  attackBonus: bounded(attackBonus, NUMBER_LIMITS.bonus),
  defenseBonus: bounded(defenseBonus, NUMBER_LIMITS.bonus),
});
const end = bounded(z.int(), NUMBER_LIMITS.bonus);
const range = z.strictObject({ from: end, to: end }).default({ from: 0, to: 0 });
const dynamicItem = releaseDynamicItem
  .omit({ slug: true, image: true })
  .extend({ id: newId, attackBonus: range, defenseBonus: range });
const story = rules.story.omit({
  ...{ slug: true, soundIntro: true, background: true },
  ...{ logo: true, cover: true, sampleImages: true },
});

const place = z.strictObject({
  id: newId,
  name: rules.place.shape.name,
  rim: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'This is no colour like #ffcf70.')
    .meta(formKind('colour'))
    .default('#ffcf70'),
});

/** story.yaml */
export function storySchema(names: Names) {
  const { estimatedMinutes, maxInteractions, par } = story.shape;
  const colour = z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'This is no colour like #0b0f2b.')
    .meta(formKind('colour'));
  return story.extend({
    id: newId,
    ratingTags: z.array(z.enum(DESCRIPTORS)).default([]),
    backgroundColor: colour,
    textColor: colour,
    controlColor: colour,
    createdAt: z.iso.date('This is no date like 2026-05-01.'),
    estimatedMinutes: bounded(estimatedMinutes, NUMBER_LIMITS.minutes),
    maxInteractions: bounded(maxInteractions, NUMBER_LIMITS.count),
    par: bounded(par, NUMBER_LIMITS.count),
    /** The place behind the launch page; a story that is coming soon shows its cover. */
    background: reference(names.places, 'place').optional(),
    start: reference(names.moments, 'moment').nullable().default(null),
    facts: z.record(z.string(), z.string().min(1)).default({}),
    items: named(item, withSlug).default([]),
    dynamicItems: named(dynamicItem, withSlug).default([]),
    places: named(place, withSlug).default([]),
  });
}
