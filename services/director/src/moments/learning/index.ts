import type { MomentOf } from '@fabula/rules/release/moment';
import { FACETS } from '../../asking/facets.ts';
import { classifyFacets } from '../../classify/facets.ts';
import { facetLines } from '../../reply/facets.ts';
import type { MomentDirection } from '../direction.ts';

/** What is asked, or said back. */
export const learningDirection: MomentDirection<MomentOf<'learning'>> = {
  classify: (scene, speech) => classifyFacets(scene, speech, { isOrder: false }),
  replyTo: (reply, { points }) => facetLines(reply, points),
  asking: { version: 1, ...FACETS },
};
