import { EMOTIONS } from '@fabula/rules/release/text';
import { isRecord } from '../../names.ts';
import type { FieldPath } from '../../source-file.ts';

/** What a release calls otherwise than its author. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['skipToMomentId', 'skipTo'],
  ['itemIds', 'items'],
  ['itemId', 'item'],
  ['characterIds', 'characters'],
  ['characterId', 'character'],
  ['placeId', 'place'],
  ['questionId', 'question'],
]);

/**
 * Where in a file a part of a release was written: lists of a release are named entries there, a line stands under its
 * emotion, options are sorted by kind. What has no field of its own is told by what is around it.
 * @param written the file's content
 * @returns undefined if an entry of a list was not written in this file
 */
export function authoredPath(written: unknown, path: FieldPath): FieldPath | undefined {
  let at: FieldPath = [];
  let node = written;
  for (const step of path) {
    if (step === 'text') continue;
    const next = typeof step === 'number' ? entryOf(node, step, at) : fieldOf(node, step);
    if (next === undefined) return typeof step === 'number' ? undefined : at;
    at = [...at, ...next.path];
    node = next.node;
  }
  return at;
}

interface Step {
  readonly path: FieldPath;
  readonly node: unknown;
}

function fieldOf(node: unknown, name: string): Step | undefined {
  if (!isRecord(node)) return undefined;
  const key = Object.hasOwn(node, name) ? name : (RENAMED.get(name) ?? name);
  return Object.hasOwn(node, key) ? { path: [key], node: node[key] } : undefined;
}

function entryOf(node: unknown, index: number, at: FieldPath): Step | undefined {
  if (at.at(-1) === 'options' && isRecord(node)) return optionOf(node, index);
  if (Array.isArray(node))
    return index < node.length ? lineOf({ path: [index], node: node[index] }) : undefined;
  if (!isRecord(node)) return undefined;
  const key = Object.keys(node)[index];
  return key === undefined ? undefined : { path: [key], node: node[key] };
}

/** `- sadness 3: { … }`: what is inside. */
function lineOf(entry: Step): Step {
  if (!isRecord(entry.node)) return entry;
  const [first, ...more] = Object.keys(entry.node);
  const isLine = more.length === 0 && EMOTIONS.some((emotion) => first?.startsWith(`${emotion} `));
  return isLine && first !== undefined ? { path: [...entry.path, first], node: entry.node[first] } : entry;
}

function optionOf(options: Readonly<Record<string, unknown>>, index: number): Step | undefined {
  const all = ['items', 'characters', 'dynamicItems'].flatMap((kind): Step[] => {
    const list = options[kind];
    if (Array.isArray(list)) return list.map((node, at) => ({ path: [kind, at], node }));
    return isRecord(list) ? Object.entries(list).map(([slug, node]) => ({ path: [kind, slug], node })) : [];
  });
  return all[index];
}
