import type { ResponseOf } from '../lib/api/contract.ts';

type Story = ResponseOf<'fabula.catalogue.v1.CatalogueService', 'listStories'>['stories'][number];

/** A story of the catalogue, as the site tells it. */
export const storyOf = (id: string, fields: Partial<Story> = {}): Story => ({
  id,
  slug: id,
  name: id,
  storyLogoImage: '',
  backgroundImage: `/media/image/${id}/place.jpg`,
  catalogueDescription: `All about ${id}.`,
  isComingSoon: false,
  isClosed: false,
  userStarted: false,
  isInOwnerCatalogue: false,
  esbrRating: 'ESRB_10',
  esbrTags: [],
  genreTags: [],
  interactivityLevel: 'High',
  branchingLevel: 'Low',
  backgroundRgbaColor: '',
  textRgbaColor: '',
  controlRgbaColor: '',
  createdAt: '2025-01-01',
  estimatedMinuteDuration: 15,
  loopMaxNumberOfInteractions: 30,
  soundIntro: '',
  languages: ['en', 'fr'],
  sampleImages: [],
  coverImage: '',
  ...fields,
});
