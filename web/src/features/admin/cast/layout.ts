import type { Section } from '../moment/layout.ts';

const FILE: Section = { name: 'file', fields: ['id'] };

export const CHARACTER: readonly Section[] = [
  { name: 'about', fields: ['name', 'nicknames'] },
  {
    name: 'card',
    fields: [
      ...['baseAttack', 'baseHealth', 'properties', 'isEnrolledByDefault'],
      ...['burnThreshold', 'burnThresholdAlt', 'freezeThreshold'],
    ],
  },
  { name: 'voices', fields: ['voices'] },
  { name: 'replies', fields: ['deflections', 'answers', 'replies'] },
  FILE,
];

export const ITEM: readonly Section[] = [
  { name: 'about', fields: ['name', 'nicknames', 'description'] },
  {
    name: 'card',
    fields: ['attackBonus', 'defenseBonus', 'properties', 'rarity', 'isAcquiredByDefault'],
  },
  FILE,
];

export const DYNAMIC_ITEM: readonly Section[] = [
  { name: 'about', fields: ['name', 'nicknames', 'description', 'words'] },
  { name: 'card', fields: ['attackBonus', 'defenseBonus', 'properties', 'rarities'] },
  FILE,
];

export const PLACE: readonly Section[] = [{ name: 'about', fields: ['name', 'rim'] }, FILE];

export const GENERAL: readonly Section[] = [
  {
    name: 'about',
    fields: ['name', 'description', 'genres', 'languages', 'interactivityLevel', 'branchingLevel'],
  },
  { name: 'rating', fields: ['rating', 'ratingTags'] },
  { name: 'look', fields: ['background', 'backgroundColor', 'textColor', 'controlColor'] },
  { name: 'law', fields: ['start', 'par', 'maxInteractions', 'estimatedMinutes'] },
  { name: 'listing', fields: ['isComingSoon', 'isInOwnerCatalogue', 'ownerId', 'createdAt'] },
  { name: 'facts', fields: ['facts'] },
  FILE,
];

/** Fields of story.yaml that have pages of their own. */
export const ELSEWHERE: readonly string[] = ['items', 'dynamicItems', 'places'];
