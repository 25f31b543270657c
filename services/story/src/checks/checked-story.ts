import type { Authored } from '../build-release.ts';
import type { Sources } from '../names.ts';
import type { Problems } from '../problem.ts';
import type { StoryFolder } from '../story-folder.ts';

/** What a check looks at. */
export interface CheckedStory {
  readonly folder: StoryFolder;
  readonly sources: Sources;
  readonly authored: Authored;
  readonly problems: Problems;
}
