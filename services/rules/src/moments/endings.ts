import type { MomentType } from '../release/moment.ts';

type Ending = 'won' | 'lost';

/** Types that end a run. By themselves: a page that asks for them needs nothing else of the law. */
export const ENDINGS = { epilogue: 'won', dead_end: 'lost' } as const satisfies {
  readonly [T in MomentType]?: Ending;
};

/** How a run ends that completes a moment of this type; undefined: it goes on. */
export function endingOf(type: MomentType): Ending | undefined {
  const all: { readonly [T in MomentType]?: Ending } = ENDINGS;
  return all[type];
}
