import { spoken } from '@fabula/rules/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';

/** Of the question that was asked, and how right the answer is. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'testing'>): SpokenLine[] | undefined {
  const { answer, questionId } = reply.verdict;
  if (answer === 'right') return pickLine(reply, 'right', moment.right);
  if (answer === 'partly') return pickLine(reply, 'partly', moment.partly);
  if (reply.judgement.answer === null) return undefined;
  const question = moment.questions.find((each) => each.id === questionId);
  return question ? spoken(question.wrong, reply.scene) : undefined;
}
