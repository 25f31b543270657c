import type { MomentOf } from '@fabula/rules/release/moment';
import { classifyFacets } from '../../classify/facets.ts';
import { FACETS } from '../../prompts/facets.ts';
import { facetLines } from '../../reply/facets.ts';
import type { MomentDirection } from '../direction.ts';

/** What speaks for the goal. */
export const dialogueDirection: MomentDirection<MomentOf<'dialogue'>> = {
  classify: (scene, speech) => classifyFacets(scene, speech, { isOrder: scene.moment.goal === 'program' }),
  replyTo: (reply, { facets }) => facetLines(reply, facets),
  prompt: { version: 1, ...FACETS },
};
