import { stringify } from 'yaml';
import type { Change } from '../change.ts';
import { BlockLines } from '../lines.ts';
import { quoted } from '../spelling.ts';
import type { Written } from '../written.ts';

/** Ways to write all that a file says; what stands above and below it stays. */
export function rootWays(file: Written, value: unknown): Change[][] {
  const { from, to } = rangeOf(file);
  const before = from > 0 && !file.text.slice(0, from).endsWith('\n') ? '\n' : '';
  const spellings = [stringify(value, { lineWidth: 0 }), `${quoted(value)}\n`];
  return spellings.map((spelt) => [{ from, to, insert: before + spelt }]);
}

/** The end of the file, where it says nothing yet. */
function rangeOf(file: Written): Pick<Change, 'from' | 'to'> {
  const written = file.entriesAt([]);
  const end = file.text.length;
  if (written === undefined) return { from: end, to: end };
  if (written.isFlow || written.entries.length === 0)
    return { from: written.node.range?.[0] ?? 0, to: written.node.range?.[1] ?? end };
  const lines = new BlockLines(file.text, written);
  return { from: lines.from(0), to: lines.to(written.entries.length - 1) };
}
