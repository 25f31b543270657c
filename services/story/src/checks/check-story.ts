import { checkCard } from './card.ts';
import type { CheckedStory } from './checked-story.ts';
import { checkComingSoon } from './coming-soon.ts';
import { checkIds } from './ids.ts';
import { checkMedia } from './media.ts';
import { checkNamedParts } from './named-parts.ts';
import { checkOwner } from './owner.ts';
import { checkProse } from './prose.ts';

/** Everything about a story that one field alone cannot show. */
export function checkStory(checked: CheckedStory): void {
  checkCard(checked);
  checkIds(checked);
  checkOwner(checked);
  checkMedia(checked);
  checkProse(checked);
  checkComingSoon(checked);
  checkNamedParts(checked);
}
