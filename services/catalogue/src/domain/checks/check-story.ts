import type { Authored } from '../build-release.ts';
import type { Sources } from '../names.ts';
import type { Problems } from '../problem.ts';
import type { StoryFolder } from '../story-folder.ts';
import { checkComingSoon } from './coming-soon.ts';
import { checkIds } from './ids.ts';
import { checkMedia } from './media.ts';
import { checkNamedParts } from './named-parts.ts';
import { checkProse } from './prose.ts';

/** What a check looks at. */
export interface Checked {
  readonly folder: StoryFolder;
  readonly sources: Sources;
  readonly authored: Authored;
  readonly problems: Problems;
}

/** Everything about a story that one field alone cannot show. */
export function checkStory(checked: Checked): void {
  checkIds(checked);
  checkMedia(checked);
  checkProse(checked);
  checkComingSoon(checked);
  checkNamedParts(checked);
}
