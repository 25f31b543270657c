import type { CheckedRelease } from './checked-release.ts';

/** Nothing was made in vain. */
export function checkUnused(checked: CheckedRelease): void {
  const { characters, items, dynamicItems, places, moments } = checked.release;
  const used = idsIn(moments);
  for (const { id, slug, isEnrolledByDefault } of characters) {
    if (used.has(id) || isEnrolledByDefault) continue;
    checked.inCharacter('FS211', slug, ['id'], { message: `No moment has anything to do with "${slug}".` });
  }
  for (const { id, slug, isAcquiredByDefault } of items) {
    if (used.has(id) || isAcquiredByDefault) continue;
    checked.inStory('FS212', ['items', slug], { message: `No moment gives or asks for "${slug}".` });
  }
  for (const { id, slug } of dynamicItems) {
    if (used.has(id)) continue;
    checked.inStory('FS212', ['dynamicItems', slug], { message: `No moment gives or asks for "${slug}".` });
  }
  for (const { id, slug, image } of places) {
    if (used.has(id) || image === checked.release.story.background) continue;
    checked.inStory('FS213', ['places', slug], { message: `No moment is played in "${slug}".` });
  }
}

function idsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (inner: unknown) => {
    if (typeof inner === 'string') found.add(inner);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(visit);
  };
  visit(value);
  return found;
}
