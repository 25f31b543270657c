import { spoken } from '@fabula/rules/lines';
import type { Perfect } from '@fabula/rules/release/lines';
import type { Moment, MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import { isJustSaid, one, type Reply } from './reply/one.ts';
import { blowLines, equipLines, optionLines, taskLines, teamLines, upgradeLines } from './reply/reactions.ts';
import { pathLines, reactions, testLines } from './reply/talk.ts';

export type { Reply } from './reply/one.ts';

/** The lines of one type of moment for what was heard; undefined if nothing was, and it is to be refused. */
type Answer<M extends Moment> = (reply: Reply, moment: M) => SpokenLine[] | undefined;

const ANSWERS: { readonly [T in MomentType]?: Answer<MomentOf<T>> } = {
  dialogue: reactions,
  learning: reactions,
  testing: testLines,
  crossroad: pathLines,
  nexus: pathLines,
  teamwork: taskLines,
  reward: optionLines,
  battle: blowLines,
  equip: equipLines,
  upgrade: upgradeLines,
  assemble: teamLines,
};

/** A moment in which the player talks and may be refused. */
type Talk = Extract<Moment, { refusals: unknown }>;

/** The director's lines of a turn; empty where the law speaks for itself. */
export function linesOf(reply: Reply): SpokenLine[] {
  const { moment } = reply.scene;
  // The key is the moment's own type, so the answer fits the moment; the mapped type above keeps it so.
  const answer = ANSWERS[moment.type] as Answer<Moment> | undefined;
  if (!answer) return [];
  const lines = answer(reply, moment);
  if (!('refusals' in moment)) return lines ?? [];
  const perfect = perfectLine(reply, moment);
  return [...perfect, ...(lines ?? (perfect.length > 0 ? [] : noLines(reply, moment)))];
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
  const fitting = kinds.find((lines) => spoken(lines, reply.scene).some((line) => !isJustSaid(reply, line)));
  return one(reply, 'no', fitting ?? moment.refusals);
}
