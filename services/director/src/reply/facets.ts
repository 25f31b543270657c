import { spoken } from '@fabula/rules/lines';
import type { Facet, Line } from '@fabula/rules/release/lines';
import type { SpokenLine } from '@fabula/rules/types';
import { asksSomething } from '../text/questions.ts';
import type { ReplyContext } from './context.ts';

/** A facet, or a point of a lesson. */
export type Reacting = Facet & { readonly taught?: readonly Line[] };

/** All of the weightiest facet's reaction and one line of the next: nobody explains two things in one turn. */
export function facetLines(reply: ReplyContext, facets: readonly Reacting[]): SpokenLine[] | undefined {
  const fresh = facets
    .filter((facet) => reply.verdict.newFacets.includes(facet.id))
    .sort((a, b) => b.points - a.points);
  if (fresh.length === 0) return undefined;
  const [first, second] = fresh.map((facet) => reactionTo(reply, facet));
  return [...(first ?? []), ...(second?.slice(0, 1) ?? [])];
}

/** Who asks in a lesson is told; who says it back is confirmed. */
export function reactionTo(reply: ReplyContext, facet: Reacting): SpokenLine[] {
  const reacts = spoken(facet.reacts, reply.scene);
  if (!facet.taught || !asksSomething(reply.words, reply.scene.state.language)) return reacts;
  return [...spoken(facet.taught, reply.scene), ...reacts.slice(1)];
}
