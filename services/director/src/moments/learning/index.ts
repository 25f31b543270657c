import type { MomentOf } from '@fabula/rules/release/moment';
import { classifyFacets } from '../../classify/facets.ts';
import { FACETS } from '../../prompts/facets.ts';
import { facetLines } from '../../reply/facets.ts';
import type { MomentDirection } from '../direction.ts';

/** What is asked, or said back. */
export const learningDirection: MomentDirection<MomentOf<'learning'>> = {
  classify: (scene, speech) => classifyFacets(scene, speech, { isOrder: false }),
  replyTo: (reply, { points }) => facetLines(reply, points),
  prompt: { version: 1, ...FACETS },
};
