import type { Edit, Value } from '@fabula/story/edit/edit';
import { oneOf } from '../mutation/chance.ts';
import { type Container, nodesIn, parentOf, type StoryNode } from '../mutation/nodes.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';

type Kind = Edit['kind'];
type Made = { readonly edit: Edit; readonly expected: unknown };

export const KINDS: readonly Kind[] = ['set', 'insert', 'append', 'remove', 'move', 'renameKey'];

/** An edit of a file's content, and what the file should say after it; undefined if it cannot be made here. */
export function editAtRandom(kind: Kind, content: unknown, chance: () => number): Made | undefined {
  const root: unknown = structuredClone(content);
  const node = oneOf(nodesIn('', root), chance);
  return node && MAKERS[kind](root, node, chance);
}

const MAKERS: Record<Kind, (root: unknown, node: StoryNode, chance: () => number) => Made | undefined> = {
  set: (root, { path }, chance) => {
    const value = valueAtRandom(chance);
    const { parent, key } = parentOf(root, path);
    // Now and then under a key that is not there yet.
    const isNew = !Array.isArray(parent) && chance() < 0.2;
    const step = isNew ? `new ${textAtRandom(chance)}` : key;
    put(parent, step, value);
    return { edit: { kind: 'set', path: [...path.slice(0, -1), step], value }, expected: root };
  },
  insert: (root, { path }, chance) => {
    const { parent, key } = parentOf(root, path);
    if (!Array.isArray(parent)) return undefined;
    const value = valueAtRandom(chance);
    parent.splice(Number(key), 0, value);
    return { edit: { kind: 'insert', path, value }, expected: root };
  },
  append: (root, { path, value: list }, chance) => {
    if (!Array.isArray(list)) return undefined;
    const value = valueAtRandom(chance);
    list.push(value);
    return { edit: { kind: 'append', path, value }, expected: root };
  },
  remove: (root, { path }) => {
    const { parent, key } = parentOf(root, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return { edit: { kind: 'remove', path }, expected: root };
  },
  move: (root, { path }, chance) => {
    const { parent, key } = parentOf(root, path);
    const entries = Object.entries(parent);
    const from = entries.findIndex(([name]) => name === String(key));
    const to = Math.floor(chance() * entries.length);
    const moved = entries.splice(from, 1);
    entries.splice(to, 0, ...moved);
    write(parent, entries);
    return { edit: { kind: 'move', path, to }, expected: root };
  },
  renameKey: (root, { path }, chance) => {
    const { parent, key } = parentOf(root, path);
    const name = textAtRandom(chance);
    if (Array.isArray(parent) || Object.hasOwn(parent, name)) return undefined;
    const entries = Object.entries(parent);
    write(
      parent,
      entries.map(([each, value]) => [each === key ? name : each, value]),
    );
    return { edit: { kind: 'renameKey', path, key: name }, expected: root };
  },
};

function textAtRandom(chance: () => number): string {
  return oneOf(HOSTILE_TEXTS, chance) ?? '';
}

function valueAtRandom(chance: () => number): Value {
  return chance() < 0.7 ? textAtRandom(chance) : (oneOf(HOSTILE_VALUES, chance) ?? null);
}

/** These entries in this order. */
function write(parent: Container, entries: readonly (readonly [string, unknown])[]): void {
  if (Array.isArray(parent)) parent.splice(0, parent.length, ...entries.map(([, value]) => value));
  else {
    for (const key of Object.keys(parent)) delete parent[key];
    for (const [key, value] of entries) put(parent, key, value);
  }
}

/** `__proto__` as well. */
function put(parent: Container, key: string | number, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}
