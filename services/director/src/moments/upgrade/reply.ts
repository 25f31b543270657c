import type { Line } from '@fabula/rules/release/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';
import { changesNothing, qualityLines } from '../../reply/qualities.ts';

/** What is missing is asked for; else what was understood of the performance is answered. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'upgrade'>): SpokenLine[] | undefined {
  const asked = askedFor(reply, moment);
  if (asked) return pickLine(reply, 'asked', asked);
  return changesNothing(reply) ? undefined : qualityLines(reply, moment.performances);
}

function askedFor({ verdict }: ReplyContext, moment: MomentOf<'upgrade'>): readonly Line[] | undefined {
  const { askWho, askBet, askDifficulty, askPerformance } = moment;
  const lines = { who: askWho, bet: askBet, difficulty: askDifficulty, performance: askPerformance };
  const asks = verdict.asks ?? '';
  return Object.hasOwn(lines, asks) ? lines[asks as keyof typeof lines] : undefined;
}
