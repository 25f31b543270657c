import { spoken } from '@fabula/rules/lines';
import type { Facet, Line } from '@fabula/rules/release/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import { asksSomething } from '../questions.ts';
import { one, type Reply } from './one.ts';

/** A facet, or a point of a lesson. */
type Reacting = Facet & { readonly taught?: readonly Line[] };

/** All of the weightiest facet's reaction and one line of the next: nobody explains two things in one turn. */
export function reactions(
  reply: Reply,
  moment: MomentOf<'dialogue'> | MomentOf<'learning'>,
): SpokenLine[] | undefined {
  const all: readonly Reacting[] = moment.type === 'dialogue' ? moment.facets : moment.points;
  const fresh = all
    .filter((facet) => reply.verdict.newFacets.includes(facet.id))
    .sort((a, b) => b.points - a.points);
  if (fresh.length === 0) return undefined;
  const [first, second] = fresh.map((facet) => reactionTo(reply, facet));
  return [...(first ?? []), ...(second?.slice(0, 1) ?? [])];
}

/** Who asks in a lesson is told; who says it back is confirmed. */
function reactionTo(reply: Reply, facet: Reacting): SpokenLine[] {
  const reacts = spoken(facet.reacts, reply.scene);
  if (!facet.taught || !asksSomething(reply.words, reply.scene.state.language)) return reacts;
  return [...spoken(facet.taught, reply.scene), ...reacts.slice(1)];
}

export function testLines(reply: Reply, moment: MomentOf<'testing'>): SpokenLine[] | undefined {
  const { answer, questionId } = reply.verdict;
  if (answer === 'right') return one(reply, 'right', moment.right);
  if (answer === 'partly') return one(reply, 'partly', moment.partly);
  if (reply.judgement.answer === null) return undefined;
  const question = moment.questions.find((each) => each.id === questionId);
  return question ? spoken(question.wrong, reply.scene) : undefined;
}

export function pathLines(
  { scene, verdict }: Reply,
  { paths }: MomentOf<'crossroad'> | MomentOf<'nexus'>,
): SpokenLine[] | undefined {
  if (!verdict.path) return undefined;
  const { id, state } = verdict.path;
  const path = paths.find((each) => each.path === id);
  const lines = { closed: path?.closed?.lines, confirm: path?.confirm?.lines, taken: path?.reply }[state];
  // What is closed and has no words of its own is refused like anything else.
  return state === 'closed' && !lines ? undefined : spoken(lines ?? [], scene);
}
