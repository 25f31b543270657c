import { waysToSay } from '../knowledge.ts';
import type { Standpoint } from '../player.ts';

/** What makes the work good, one after the other. */
export function praised(qualities: readonly string[], { scene, chance }: Standpoint): string {
  return scene.qualities
    .filter(({ id }) => qualities.includes(id))
    .flatMap(({ examples }) => chance.pick(waysToSay(scene, examples)) ?? [])
    .join('. ');
}
