import { pick } from '@fabula/rules/chance';
import { spoken } from '@fabula/rules/lines';
import type { Facet, Line, Perfect } from '@fabula/rules/release/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement, SpokenLine, TurnVerdict } from '@fabula/rules/types';

/** What a reply is chosen from. `said` is what this moment's people said, turn by turn, oldest first. */
export interface Reply {
  readonly scene: Scene;
  readonly verdict: TurnVerdict;
  readonly judgement: Judgement;
  /** The words ask something. */
  readonly isQuestion: boolean;
  readonly seed: string;
  readonly said: readonly (readonly string[])[];
}

/** A facet, or a point of a lesson. */
type Reacting = Facet & { readonly taught?: readonly Line[] };
type Talk = MomentOf<'dialogue' | 'learning' | 'testing' | 'crossroad'>;

/** The director's lines of a turn; empty where the law speaks for itself. */
export function linesOf(reply: Reply): SpokenLine[] {
  const { moment } = reply.scene;
  if (!('refusals' in moment)) return [];
  const perfect = perfectLine(reply, moment);
  const answer = answerLines(reply, moment);
  return [...perfect, ...(answer ?? (perfect.length > 0 ? [] : noLines(reply, moment)))];
}

/** To what was heard; undefined if nothing was. */
function answerLines(reply: Reply, moment: Talk): SpokenLine[] | undefined {
  const { verdict } = reply;
  if (moment.type === 'crossroad') return verdict.path ? pathLines(reply, moment) : undefined;
  if (moment.type === 'testing') return testLines(reply, moment);
  return verdict.newFacets.length > 0 ? reactions(reply, moment) : undefined;
}

/** All of the weightiest facet's reaction and one line of the next: nobody explains two things in one turn. */
function reactions(reply: Reply, moment: MomentOf<'dialogue' | 'learning'>): SpokenLine[] {
  const all: readonly Reacting[] = moment.type === 'dialogue' ? moment.facets : moment.points;
  const fresh = all
    .filter((facet) => reply.verdict.newFacets.includes(facet.id))
    .sort((a, b) => b.points - a.points);
  const [first, second] = fresh.map((facet) => reactionTo(reply, facet));
  return [...(first ?? []), ...(second?.slice(0, 1) ?? [])];
}

/** Who asks in a lesson is told; who says it back is confirmed. */
function reactionTo(reply: Reply, facet: Reacting): SpokenLine[] {
  const reacts = spoken(facet.reacts, reply.scene);
  if (!facet.taught || !reply.isQuestion) return reacts;
  return [...spoken(facet.taught, reply.scene), ...reacts.slice(1)];
}

function testLines(reply: Reply, moment: MomentOf<'testing'>): SpokenLine[] | undefined {
  const { answer, questionId } = reply.verdict;
  if (answer === 'right') return one(reply, 'right', moment.right);
  if (answer === 'partly') return one(reply, 'partly', moment.partly);
  if (reply.judgement.answer === null) return undefined;
  const question = moment.questions.find((each) => each.id === questionId);
  return question ? spoken(question.wrong, reply.scene) : undefined;
}

function pathLines(reply: Reply, moment: MomentOf<'crossroad'>): SpokenLine[] {
  const { verdict, scene } = reply;
  const path = moment.paths.find((each) => each.path === verdict.path?.id);
  if (verdict.path?.state === 'closed') return spoken(path?.closed?.lines ?? [], scene);
  if (verdict.path?.state === 'confirm') return spoken(path?.confirm?.lines ?? [], scene);
  return spoken(path?.reply ?? [], scene);
}

function perfectLine(reply: Reply, moment: Talk): SpokenLine[] {
  const rule: Perfect | undefined = moment.perfects.find((each) => each.id === reply.verdict.perfect);
  if (!rule) return [];
  return one(reply, 'perfect', rule.lines.length > 0 ? rule.lines : moment.perfectLines);
}

/** A known trick's own line, the remark on a repetition, or one of the ways to say no; not the line just heard. */
function noLines(reply: Reply, moment: Talk): SpokenLine[] {
  // What the law says next (a point told outright) needs no "no" before it.
  if (reply.verdict.taught.length > 0) return [];
  const trick = moment.deflections.find((each) => each.id === reply.judgement.deflection);
  const repeated = reply.verdict.heardBefore.length > 0 ? moment.repeated : [];
  const kinds = [trick?.lines ?? [], repeated, moment.refusals];
  const fitting = kinds.find((lines) =>
    spoken(lines, reply.scene).some((line) => !wasSaid(lastOf(reply), line)),
  );
  return one(reply, 'no', fitting ?? moment.refusals);
}

/**
 * One of the alternatives, by the turn's seed: one that was not said yet, or, when all were, any but the last one said.
 */
function one(reply: Reply, label: string, alternatives: readonly Line[]): SpokenLine[] {
  const lines = spoken(alternatives, reply.scene);
  const unsaid = lines.filter((line) => !wasSaid(reply.said, line));
  const notLast = lines.filter((line) => !wasSaid(lastOf(reply), line));
  const chosen = pick(reply.seed, label, [unsaid, notLast, lines].find((list) => list.length > 0) ?? []);
  return chosen ? [chosen] : [];
}

function lastOf(reply: Reply): Reply['said'] {
  return reply.said.slice(-1);
}

/** Beginnings shorter than this, in characters, tell nothing of a line that was cut off. */
const TELLING = 12;

function wasSaid(turns: Reply['said'], { text }: SpokenLine): boolean {
  return turns.flat().some((heard) => heard.includes(text) || isBeginning(heard.replace(/…$/, ''), text));
}

function isBeginning(heard: string, text: string): boolean {
  return heard.length >= TELLING && text.startsWith(heard);
}
