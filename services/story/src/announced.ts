import { isRecord } from './names.ts';
import { PLACEHOLDERS_FILE } from './placeholders.ts';
import { SourceFile } from './source-file.ts';
import type { StoryFolder } from './story-folder.ts';

const STORY_FILE = 'story.yaml';

/** What shows a story as coming soon: its card, and no file of anybody who is met or of anything that happens in it. */
export function announcedFolder(folder: StoryFolder): StoryFolder {
  const texts = [...folder.texts].filter(([path]) => path === STORY_FILE || path === PLACEHOLDERS_FILE);
  // What was kept of story.yaml is what all of it says.
  return { ...folder, texts: new Map(texts), isAnnounced: true, kept: undefined };
}

/** Its story.yaml without what is played. Whatever is wrong with the rest is told at the place where it is written. */
export const announcedStory = (text: string): SourceFile => new SourceFile(STORY_FILE, text, cardAlone);

function cardAlone(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const { start: _start, facts: _facts, items: _items, dynamicItems: _dynamicItems, ...card } = written;
  return { ...card, isComingSoon: true, places: placesShown(written) };
}

/** The place that the card has for its background. Where there is none of that name, all of them, for whoever mends it. */
function placesShown({ background, places = {} }: Record<string, unknown>): unknown {
  if (background === undefined) return {};
  if (typeof background !== 'string' || !isRecord(places) || !Object.hasOwn(places, background))
    return places;
  return { [background]: places[background] };
}
