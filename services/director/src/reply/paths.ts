import { spoken } from '@fabula/rules/lines';
import type { Path } from '@fabula/rules/release/path';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from './context.ts';

/** What is said of the path that was taken, is closed, or is asked back. */
export function pathLines(
  { scene, verdict }: ReplyContext,
  { paths }: { readonly paths: readonly Path[] },
): SpokenLine[] | undefined {
  if (!verdict.path) return undefined;
  const { id, state } = verdict.path;
  const path = paths.find((each) => each.path === id);
  const lines = { closed: path?.closed?.lines, confirm: path?.confirm?.lines, taken: path?.reply }[state];
  // What is closed and has no words of its own is refused like anything else.
  return state === 'closed' && !lines ? undefined : spoken(lines ?? [], scene);
}
