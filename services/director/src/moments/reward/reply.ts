import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';

/** The law says what is said of what was picked. */
export function replyTo({ verdict }: ReplyContext): SpokenLine[] | undefined {
  return verdict.picked.length > 0 ? [] : undefined;
}
