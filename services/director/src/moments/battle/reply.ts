import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';

/** What a blow, or a guard, was like. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'battle'>): SpokenLine[] | undefined {
  const { blow } = reply.verdict;
  if (blow === null) return undefined;
  return pickLine(reply, blow, blow === 'careless' ? moment.careless.lines : moment[blow]);
}
