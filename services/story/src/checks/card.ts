import { LANGUAGES, type Localized } from '@fabula/rules/release/text';
import { CARD_LIMITS, lengthOf } from '../card-limits.ts';
import { sampleNumber } from '../media-files.ts';
import type { FieldPath } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

/** What lists of stories hold of each is small, so that no story makes them slow for all others. */
export function checkCard(checked: CheckedStory): void {
  const { name, description, genres } = checked.authored.story;
  checkText(checked, ['name'], name, CARD_LIMITS.name);
  checkText(checked, ['description'], description, CARD_LIMITS.description);
  genres.forEach((genre, index) => {
    checkText(checked, ['genres', index], genre, CARD_LIMITS.genre);
  });
  checkCounts(checked);
}

function checkText(
  { sources: { story: source }, problems }: CheckedStory,
  path: FieldPath,
  text: Localized,
  most: number,
): void {
  for (const language of LANGUAGES) {
    const length = lengthOf(text[language]);
    if (length <= most) continue;
    const message = `This has ${length} characters; it may have ${most}.`;
    problems.report('FS113', { source, path: [...path, language], message });
  }
}

function checkCounts({ folder, sources: { story: source }, authored, problems }: CheckedStory): void {
  for (const field of ['genres', 'ratingTags', 'languages'] as const) {
    const [count, most] = [authored.story[field].length, CARD_LIMITS[field]];
    if (count <= most) continue;
    problems.report('FS114', { source, path: [field], message: `These are ${count}; there may be ${most}.` });
  }
  const samples = [...folder.media.keys()].filter((path) => sampleNumber(path) !== undefined);
  if (samples.length <= CARD_LIMITS.samples) return;
  const message = `There are ${samples.length} pictures media/sample-<n>.jpg; there may be ${CARD_LIMITS.samples}.`;
  problems.report('FS114', { source, path: [], message });
}
