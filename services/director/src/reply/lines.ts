import { spoken } from '@fabula/rules/lines';
import type { Perfect } from '@fabula/rules/release/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import { directionOf } from '../moments/registry.ts';
import type { ReplyContext } from './context.ts';
import { isJustSaid, pickLine } from './pick-line.ts';

/** A moment in which the player talks and may be refused. */
type Talk = Extract<Moment, { refusals: unknown }>;

/** The director's lines of a turn; empty where the law speaks for itself. */
export function linesOf(reply: ReplyContext): SpokenLine[] {
  const { moment } = reply.scene;
  const direction = directionOf(moment);
  if (!direction) return [];
  const lines = direction.replyTo(reply, moment);
  if (!('refusals' in moment)) return lines ?? [];
  const perfect = perfectLine(reply, moment);
  return [...perfect, ...(lines ?? (perfect.length > 0 ? [] : refusalLines(reply, moment)))];
}

function perfectLine(reply: ReplyContext, moment: Talk): SpokenLine[] {
  const rule: Perfect | undefined = moment.perfects.find((each) => each.id === reply.verdict.perfect);
  if (!rule) return [];
  return pickLine(reply, 'perfect', rule.lines.length > 0 ? rule.lines : moment.perfectLines);
}

/** A known deflection's own line, the remark on a repetition, or one of the ways to say no; not the line just said. */
function refusalLines(reply: ReplyContext, moment: Talk): SpokenLine[] {
  // What the law says next (a point told outright) needs no "no" before it.
  if (reply.verdict.taught.length > 0) return [];
  const deflection = moment.deflections.find((each) => each.id === reply.judgement.deflection);
  const repeated = reply.verdict.heardBefore.length > 0 ? moment.repeated : [];
  const kinds = [deflection?.lines ?? [], repeated, moment.refusals];
  const fitting = kinds.find((lines) => spoken(lines, reply.scene).some((line) => !isJustSaid(reply, line)));
  return pickLine(reply, 'no', fitting ?? moment.refusals);
}
