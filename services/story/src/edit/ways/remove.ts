import type { FieldPath } from '../../source-file.ts';
import type { Change } from '../change.ts';
import type { WrittenEntries } from '../entries.ts';
import { BlockLines } from '../lines.ts';
import type { Written } from '../written.ts';
import { setWays } from './set.ts';

/** Ways to take out an entry; comments that stand directly above it go along. The last one leaves `[]` or `{}`. */
export function removeWays(file: Written, path: FieldPath): Change[][] {
  const spot = file.spotAt(path);
  if (spot === undefined) return [];
  const { among, index } = spot;
  if (among.entries.length === 1) return setWays(file, path.slice(0, -1), among.isMap ? {} : []);
  return [[among.isFlow ? outOfFlow(among, index) : outOfBlock(new BlockLines(file.text, among), index)]];
}

function outOfFlow({ entries }: WrittenEntries, index: number): Change {
  const [before, own, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (before !== undefined) return { from: before.end, to: own?.end ?? before.end, insert: '' };
  return { from: own?.head ?? 0, to: next?.head ?? 0, insert: '' };
}

/** The entry's lines. */
export function outOfBlock(block: BlockLines, index: number): Change {
  const isWithin = index === 0 && block.startsWithin;
  // What comes next takes its place behind the dash.
  const to = block.to(index) + (isWithin ? block.indent.length : 0);
  return { from: block.from(index), to, insert: '' };
}
