import { waysToSay } from '../knowledge.ts';
import type { Standpoint } from '../player.ts';

/** So many things that make the work good. */
export function praised(scene: Standpoint['scene'], chance: Standpoint['chance'], count: number): string {
  return chance
    .sample(scene.qualities, count)
    .flatMap(({ examples }) => chance.pick(waysToSay(scene, examples)) ?? [])
    .join('. ');
}
