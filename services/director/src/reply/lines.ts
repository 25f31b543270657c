import type { Perfect } from '@fabula/rules/release/lines';
import type { SpokenLine } from '@fabula/rules/types';
import { directionOf } from '../moments/registry.ts';
import type { ReplyContext } from './context.ts';
import { leadOn } from './lead-on.ts';
import { askedFor, leadsNowhere, nowhereLines, type Talk } from './nowhere.ts';
import { pickLine } from './pick-line.ts';
import { saidAgain } from './said-again.ts';

/** The director's lines of a turn; empty where the law speaks for itself. */
export function linesOf(reply: ReplyContext): SpokenLine[] {
  const { scene, verdict } = reply;
  const { moment } = scene;
  const direction = directionOf(moment);
  if (!direction) return [];
  // A hint and an answer are the law's to say; what was said last, only who has listened knows.
  if (verdict.unpaid !== null) return verdict.unpaid === 'repeat' ? saidAgain(reply) : [];
  const lines = direction.replyTo(reply, moment);
  const perfect = 'refusals' in moment ? perfectLine(reply, moment) : [];
  if (perfect.length > 0) return [...perfect, ...(lines ?? [])];
  // What the law says next (a point told outright) needs no "no" before it.
  if (verdict.taught.length > 0) return lines ?? [];
  if (!('replies' in moment)) return lines ?? [];
  if (lines !== undefined && !leadsNowhere(reply)) return [...askedFor(reply, lines)];
  const said = nowhereLines(reply, moment, lines ?? []);
  return [...said, ...leadOn(reply, said)];
}

function perfectLine(reply: ReplyContext, moment: Talk): SpokenLine[] {
  const rule: Perfect | undefined = moment.perfects.find((each) => each.id === reply.verdict.perfect);
  if (!rule) return [];
  return pickLine(reply, 'perfect', rule.lines.length > 0 ? rule.lines : moment.perfectLines);
}
