import type { PlayerContext } from '../player.ts';
import { examplesFor } from '../utterances.ts';

/** What makes the work good, one after the other. */
export function praised(qualities: readonly string[], { scene, chance }: PlayerContext): string {
  return scene.qualities
    .filter(({ id }) => qualities.includes(id))
    .flatMap(({ examples }) => chance.pick(examplesFor(scene, examples)) ?? [])
    .join('. ');
}
