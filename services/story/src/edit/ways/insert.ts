import type { FieldPath } from '../../source-file.ts';
import type { Change } from '../change.ts';
import type { WrittenEntries } from '../entries.ts';
import { BlockLines } from '../lines.ts';
import { afterColon, afterDash, inFlow, quoted } from '../spelling.ts';
import type { Written } from '../written.ts';

/** Ways to put an entry into a list before the one at its index, or into a map at its end. None where it has no entries yet. */
export function insertWays(file: Written, path: FieldPath, value: unknown): Change[][] {
  const among = file.entriesAt(path.slice(0, -1));
  const step = path.at(-1) ?? 0;
  if (among === undefined || among.entries.length === 0) return [];
  const index = among.isMap ? among.entries.length : Number(step);
  const name = among.isMap ? String(step) : undefined;
  return among.isFlow
    ? flowSpellings(name, value).map((spelt) => [intoFlow(among, index, spelt)])
    : blockWays(file.text, among, { index, name, value });
}

function flowSpellings(name: string | undefined, value: unknown): string[] {
  if (name === undefined) return [inFlow(value), quoted(value)];
  return [`${inFlow(name)}: ${inFlow(value)}`, `${quoted(name)}: ${quoted(value)}`];
}

function intoFlow({ entries }: WrittenEntries, index: number, spelt: string): Change {
  const next = entries[index]?.head;
  if (next !== undefined) return { from: next, to: next, insert: `${spelt}, ` };
  const at = entries.at(-1)?.end ?? 0;
  return { from: at, to: at, insert: `, ${spelt}` };
}

interface NewEntry {
  readonly index: number;
  /** Undefined in a list. */
  readonly name: string | undefined;
  readonly value: unknown;
}

function blockWays(text: string, among: WrittenEntries, { index, name, value }: NewEntry): Change[][] {
  const lines = new BlockLines(text, among);
  const { indent } = lines;
  const spellings =
    name === undefined
      ? [`-${afterDash(value, indent)}`, `- ${quoted(value)}`]
      : [`${inFlow(name)}:${afterColon(value, indent)}`, `${quoted(name)}: ${quoted(value)}`];
  return spellings.map((spelt) => [intoBlock(text, lines, { index, lines: `${indent}${spelt}\n` })]);
}

/** Whole lines, before the entry at an index. */
export function intoBlock(
  text: string,
  block: BlockLines,
  { index, lines }: { index: number; lines: string },
): Change {
  const { indent, startsWithin, entries } = block;
  const insert = index === 0 && startsWithin ? lines.slice(indent.length) + indent : lines;
  const at = index === 0 ? block.from(0) : index < entries.length ? block.from(index) : block.to(index - 1);
  const isCut = at === text.length && !text.endsWith('\n');
  return { from: at, to: at, insert: isCut ? `\n${insert}` : insert };
}
