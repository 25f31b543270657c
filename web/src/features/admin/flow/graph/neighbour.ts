import type { Flow } from '../model.ts';
import { targetsOf } from '../words.ts';

export type Arrow = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown';

const ARROWS: readonly string[] = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
export const isArrow = (key: string): key is Arrow => ARROWS.includes(key);

/**
 * Where an arrow key leads from a moment: right along its first way, left to where one came from, up and down to what else
 * leads on from there. Where nothing does, in the order of distance, so that no moment is out of reach.
 * @param cameFrom the moment that one was at before, if one came along a way
 */
export function neighbour(flow: Flow, slug: string, key: Arrow, cameFrom?: string): string | undefined {
  const moment = flow.bySlug.get(slug);
  if (moment === undefined) return flow.moments[0]?.slug;
  const origin =
    cameFrom !== undefined && moment.from.includes(cameFrom) ? cameFrom : nearest(flow, moment.from);
  if (key === 'ArrowLeft') return origin;
  if (key === 'ArrowRight') return targetsOf(moment).find((to) => to !== slug && flow.bySlug.has(to));
  const step = key === 'ArrowDown' ? 1 : -1;
  return (
    stepIn(besideFrom(flow, origin), slug, step) ??
    stepIn(
      flow.moments.map((each) => each.slug),
      slug,
      step,
    )
  );
}

/** Where one came from, after an arrow key. */
export function trail(key: Arrow, from: string, cameFrom: string | undefined): string | undefined {
  if (key === 'ArrowRight') return from;
  return key === 'ArrowLeft' ? undefined : cameFrom;
}

function nearest(flow: Flow, slugs: readonly string[]): string | undefined {
  return flow.moments.find(({ slug }) => slugs.includes(slug))?.slug;
}

function besideFrom(flow: Flow, origin: string | undefined): string[] {
  const moment = origin === undefined ? undefined : flow.bySlug.get(origin);
  return moment ? targetsOf(moment).filter((to) => flow.bySlug.has(to)) : [];
}

function stepIn(slugs: readonly string[], slug: string, step: number): string | undefined {
  const at = slugs.indexOf(slug);
  return at < 0 ? undefined : slugs[at + step];
}
