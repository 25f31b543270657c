import { isCollection, isScalar } from 'yaml';
import type { FieldPath } from '../../source-file.ts';
import type { Change } from '../change.ts';
import type { WrittenEntry } from '../entries.ts';
import { BlockLines } from '../lines.ts';
import { afterColon, afterDash, inFlow, inQuotes, isBlock, quoted } from '../spelling.ts';
import type { Spot, Written } from '../written.ts';
import { rootWays } from './root.ts';

/** Ways to write a value where another one stands, the plainest first. */
export function setWays(file: Written, path: FieldPath, value: unknown): Change[][] {
  if (path.length === 0) return rootWays(file, value);
  const spot = file.spotAt(path);
  if (spot === undefined) return [];
  return spot.among.isFlow ? flowWays(spot.entry, value) : blockWays(file.text, spot, value);
}

function flowWays(entry: WrittenEntry, value: unknown): Change[][] {
  return onOneLine(entry, value, inFlow(value));
}

function blockWays(text: string, { among, entry }: Spot, value: unknown): Change[][] {
  const { indent } = new BlockLines(text, among);
  const usual = among.isMap ? afterColon(value, indent) : afterDash(value, indent);
  if (!isBlock(value) && !usual.includes('\n') && (!entry.value || isOnItsLine(entry.value)))
    return onOneLine(entry, value, usual.trimStart());
  return [usual, ` ${quoted(value)}`].flatMap((spelt) => whole(text, entry, spelt));
}

function onOneLine({ mark, end, value: old }: WrittenEntry, value: unknown, usual: string): Change[][] {
  const spellings = [inQuotes(value, isScalar(old) ? old.type : ''), usual, quoted(value)];
  const from = old?.range?.[0];
  return spellings
    .filter((spelt) => spelt !== undefined)
    .map((spelt) => [from === undefined ? inserted(mark, ` ${spelt}`) : { from, to: end, insert: spelt }]);
}

/** All from the colon or dash on, but for comments between it and what stood there. */
function whole(text: string, { mark, end, value: old }: WrittenEntry, spelt: string): Change[][] {
  const gap = text.slice(mark, firstOf(old) ?? mark);
  if (!gap.includes('#')) return [[{ from: mark, to: end, insert: spelt }]];
  const lineBreak = mark + gap.lastIndexOf('\n');
  if (lineBreak < mark) return [];
  if (spelt.startsWith('\n')) return [[{ from: lineBreak, to: end, insert: spelt }]];
  return spelt.includes('\n') ? [] : [[inserted(mark, spelt), { from: lineBreak, to: end, insert: '' }]];
}

function firstOf(node: WrittenEntry['value']): number | undefined {
  return node?.range?.[0];
}

function isOnItsLine(node: NonNullable<WrittenEntry['value']>): boolean {
  if (isCollection(node)) return node.flow === true;
  return !(isScalar(node) && node.type?.startsWith('BLOCK'));
}

function inserted(at: number, insert: string): Change {
  return { from: at, to: at, insert };
}
