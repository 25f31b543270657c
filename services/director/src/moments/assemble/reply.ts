import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';

/** Who stays is said by the law; what is not clear is asked for. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'assemble'>): SpokenLine[] | undefined {
  const { asks } = reply.verdict;
  if (asks === 'tooMany') return pickLine(reply, 'many', moment.tooMany);
  // Who names nobody may have said a deflection: that is answered like one.
  if (asks !== 'names') return [];
  return reply.judgement.deflection === null ? pickLine(reply, 'names', moment.askNames) : undefined;
}
