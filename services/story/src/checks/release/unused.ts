import { ownedByDefault } from '../../explore/owned-by-default.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Nothing was made in vain. */
export function checkUnused(checked: CheckedRelease): void {
  const { release } = checked;
  const used = new Set([...idsIn(release.moments), ...ownedByDefault(release)]);
  for (const card of release.characters.filter(({ id }) => !used.has(id)))
    checked.inCard('FS211', card, `No moment has anything to do with "${card.slug}".`);
  for (const card of [...release.items, ...release.dynamicItems].filter(({ id }) => !used.has(id)))
    checked.inCard('FS212', card, `No moment gives or asks for "${card.slug}".`);
  for (const { id, slug, image } of release.places) {
    if (used.has(id) || image === release.story.background) continue;
    checked.inStory('FS213', ['places', slug], `No moment is played in "${slug}".`);
  }
}

function idsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  walkParts(value, (inner) => {
    if (typeof inner === 'string') found.add(inner);
    return true;
  });
  return found;
}
