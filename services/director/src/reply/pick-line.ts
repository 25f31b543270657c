import { pick } from '@fabula/rules/chance';
import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from './context.ts';
import { LONG_AGO, turnsSince } from './history.ts';

/** One of the alternatives, by the turn's seed: one that was not said yet, or, when all were, the one said longest ago. */
export function pickLine(reply: ReplyContext, label: string, alternatives: readonly Line[]): SpokenLine[] {
  const lines = spoken(alternatives, reply.scene);
  const ages = lines.map((line) => turnsSince(reply.heard, line));
  const oldest = Math.max(...ages);
  const chosen = pick(
    reply.seed,
    label,
    lines.filter((_line, at) => ages[at] === oldest),
  );
  return chosen ? [chosen] : [];
}

/** Whether some of these lines can be said without repeating what was said within the last five turns. */
export function hasFreshLine(reply: ReplyContext, alternatives: readonly Line[]): boolean {
  return spoken(alternatives, reply.scene).some((line) => isFresh(reply, line));
}

/** Whether the line was not said within the last five turns. */
export function isFresh({ heard }: ReplyContext, line: SpokenLine): boolean {
  return turnsSince(heard, line) >= LONG_AGO;
}
