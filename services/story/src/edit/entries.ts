import {
  type CST,
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** How one entry of a list or map is written. */
export interface WrittenEntry {
  /** Where its dash or its key begins. */
  readonly head: number;
  /** After its dash or its colon: what follows is its value. */
  readonly mark: number;
  /** Where its text ends, without the line's comment and end. */
  readonly end: number;
  /** Undefined in a list. */
  readonly key: Node | undefined;
  /** Undefined where nothing is written. */
  readonly value: Node | undefined;
}

export interface WrittenEntries {
  readonly node: Node;
  /** In brackets or braces. */
  readonly isFlow: boolean;
  readonly isMap: boolean;
  readonly entries: readonly WrittenEntry[];
}

type Collection = Node & { readonly items: readonly unknown[] } & Pick<
    YAMLMap | YAMLSeq,
    'flow' | 'srcToken'
  >;

/** The entries of a list or map, by where they are written. */
export function entriesOf(text: string, node: Collection): WrittenEntries {
  const entries = node.items.map((_item, at) => entryOf(text, node, at));
  return { node, isFlow: node.flow === true, isMap: node.items.some(isPair), entries };
}

function tokenOf({ srcToken }: Collection, at: number): CST.CollectionItem | undefined {
  return srcToken !== undefined && 'items' in srcToken ? srcToken.items[at] : undefined;
}

function entryOf(text: string, node: Collection, at: number): WrittenEntry {
  const [item, token] = [node.items[at], tokenOf(node, at)];
  const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
  const before = token?.start.find(({ type }) => !BETWEEN.has(type));
  const own = isNode(key) ? startOf(key) : isNode(value) ? startOf(value) : 0;
  const head = before?.offset ?? own;
  const sign = [...(token?.sep ?? []), ...(token?.start ?? [])].find(({ type }) => SIGNS.has(type));
  const mark = sign === undefined ? (isNode(key) ? endOf(text, key) : own) : sign.offset + 1;
  const written = isNode(value) && !isEmpty(value) ? value : undefined;
  const end = Math.max(mark, written === undefined ? 0 : endOf(text, written));
  return { head, mark, end, key: isNode(key) ? key : undefined, value: written };
}

const BETWEEN: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);
const SIGNS: ReadonlySet<string> = new Set(['map-value-ind', 'seq-item-ind']);

function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

/** Nothing between a colon and the end of its line. */
function isEmpty(node: Node): boolean {
  return isScalar(node) && node.range?.[0] === node.range?.[1];
}

/** Where the last of its text ends; what may follow a block of text, empty lines, is left out. */
function endOf(text: string, node: Node): number {
  if (isCollection(node) && node.flow !== true && node.items.length > 0)
    return entryOf(text, node, node.items.length - 1).end;
  let end = node.range?.[1] ?? 0;
  while (end > startOf(node) && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}
