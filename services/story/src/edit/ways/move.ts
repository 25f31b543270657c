import type { FieldPath } from '../../source-file.ts';
import type { Change } from '../change.ts';
import type { WrittenEntries } from '../entries.ts';
import { BlockLines } from '../lines.ts';
import type { Spot, Written } from '../written.ts';
import { intoBlock } from './insert.ts';
import { outOfBlock } from './remove.ts';

/** Ways to move an entry among those beside it; comments that stand directly above it go along. */
export function moveWays(file: Written, path: FieldPath, to: number): Change[][] {
  const spot = file.spotAt(path);
  if (spot === undefined) return [];
  return [spot.among.isFlow ? inFlow(file.text, spot, to) : inBlock(file.text, spot, to)];
}

function inBlock(text: string, { among, index }: Spot, to: number): Change[] {
  const block = new BlockLines(text, among);
  const before = to > index ? to + 1 : to;
  const changes = [
    outOfBlock(block, index),
    intoBlock(text, block, { index: before, lines: block.lines(index) }),
  ];
  return changes.toSorted((a, b) => a.from - b.from);
}

/** Commas and what else stands between entries stay where they are. */
function inFlow(text: string, { among, index }: Spot, to: number): Change[] {
  const first = Math.min(index, to);
  const entries = among.entries.slice(first, Math.max(index, to) + 1);
  const texts = entries.map(({ head, end }) => text.slice(head, end));
  const order = texts.toSpliced(index - first, 1).toSpliced(to - first, 0, texts[index - first] ?? '');
  return order.flatMap((insert, at) => changeOf(entries, at, insert));
}

function changeOf(entries: WrittenEntries['entries'], at: number, insert: string): Change[] {
  const entry = entries[at];
  return entry === undefined ? [] : [{ from: entry.head, to: entry.end, insert }];
}
