import { firstPicture } from '../../lib/media.ts';
import type { Progress, Story } from './api.ts';
import type { Shelved } from './StoryRow.tsx';

export interface Slide {
  story: Story;
  image: string;
}

/** At most this many stories, or pictures of the only one, take turns at the top. */
const SLIDES = 3;

const newestFirst = (a: Story, b: Story): number => b.createdAt.localeCompare(a.createdAt);

/** Newest first, what can be played before what is only announced, and that before what is closed. */
export function shelfOrder(stories: readonly Story[]): Story[] {
  return stories.toSorted((a, b) => placeOf(a) - placeOf(b) || newestFirst(a, b));
}

const placeOf = ({ isComingSoon, isClosed }: Story): number => (isClosed ? 2 : Number(isComingSoon));

/** What anybody can begin, now or soon: a story that is closed stands among those that its player has begun. */
export const offeredOf = (stories: readonly Story[]): Story[] =>
  shelfOrder(stories).filter(({ isClosed }) => !isClosed);

/** The newest stories, a picture each; a story that stands alone shows several of its own. */
export function slidesOf(stories: readonly Story[]): Slide[] {
  const playable = offeredOf(stories).filter((story) => !story.isComingSoon);
  const [first, ...others] = playable;
  if (!first) return [];
  if (others.length > 0) {
    return playable
      .slice(0, SLIDES)
      .map((story) => ({ story, image: firstPicture(...story.sampleImages, story.backgroundImage) }));
  }
  const scenes = first.sampleImages.filter(Boolean);
  const images = scenes.length > 0 ? scenes : [first.backgroundImage];
  return images.slice(0, SLIDES).map((image) => ({ story: first, image }));
}

/** The stories that this player has begun, as the shelf orders them. */
export function startedOf(stories: readonly Story[], progress: readonly Progress[]): Shelved[] {
  const known = new Map(progress.map((entry) => [entry.storyId, entry]));
  return shelfOrder(stories).flatMap((story) => {
    const entry = known.get(story.id);
    const started = entry ? entry.state !== 'FRESH' : story.userStarted;
    return started ? [{ story, progress: entry?.progress ?? 0 }] : [];
  });
}
