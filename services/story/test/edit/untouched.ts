import type { Edit } from '@fabula/story/edit/edit';
import { type Document, isCollection, isMap, isNode, isScalar } from 'yaml';

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether nothing outside of what an edit is about has changed, told without the library's own eyes: by where the `yaml`
 * package found it in the text before.
 * @param before the text before, as it was parsed
 */
export function isRestUntouched(
  [text, after]: readonly [string, string],
  before: Document.Parsed,
  edit: Edit,
): boolean {
  const { from, to } = about(text, before, edit);
  return after.startsWith(text.slice(0, from)) && after.endsWith(text.slice(to));
}

/** Of what is moved, or put among others, no sign is lost. */
export function isAllKept([text, after]: readonly [string, string], { kind }: Edit): boolean {
  if (kind === 'move') return signsOf(text) === signsOf(after);
  if (kind !== 'insert' && kind !== 'append') return true;
  // What is written into an empty list takes its brackets' place.
  return sharedSigns(text, after) + '[]'.length >= text.length;
}

/** How many signs the two share from their beginnings and from their ends on. */
function sharedSigns(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return start + end;
}

function signsOf(text: string): string {
  return [...text.replace(/\s/g, '')].sort().join('');
}

function about(text: string, before: Document.Parsed, { kind, path }: Edit): Range {
  const own = kind === 'append' ? path : path.slice(0, -1);
  const around = rangeAt(text, before, own);
  if (kind !== 'set' && kind !== 'renameKey') return around;
  const key = keyAt(before, path);
  if (kind === 'renameKey') return key ?? around;
  const value = before.getIn(path, true);
  const node = isNode(value) ? value.range : undefined;
  if (!node) return around;
  const end = textEnd(text, node[1]);
  return { from: Math.min(key?.to ?? node[0] - 1, node[0]), to: Math.max(end, key?.to ?? 0) };
}

function rangeAt(text: string, before: Document.Parsed, path: Edit['path']): Range {
  const node = path.length === 0 ? before.contents : before.getIn(path, true);
  if (!isNode(node) || !node.range) return { from: 0, to: text.length };
  const isBlock = isCollection(node) && node.flow !== true;
  // Comments above its first entry, and the empty list that may take its place, begin behind its own colon.
  const from = isBlock ? (keyAt(before, path)?.to ?? 0) : node.range[0];
  return { from, to: textEnd(text, node.range[1]) };
}

/** Without empty lines behind it. */
function textEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function keyAt(before: Document.Parsed, path: Edit['path']): Range | undefined {
  const around = path.length === 1 ? before.contents : before.getIn(path.slice(0, -1), true);
  if (path.length === 0 || !isMap(around)) return undefined;
  const key = around.items.find((pair) => isScalar(pair.key) && pair.key.value === String(path.at(-1)))?.key;
  return isNode(key) && key.range ? { from: key.range[0], to: key.range[1] } : undefined;
}
