import { oneOf } from './chance.ts';
import { type NodePath, parentOf, type StoryNode } from './nodes.ts';

/** Changes a file's content in place. @returns what was done, for people; undefined if it cannot be done here */
export type Edit = (root: unknown, node: StoryNode, given: Given) => string | undefined;

export interface Given {
  readonly chance: () => number;
  /** All nodes of the story. */
  readonly nodes: readonly StoryNode[];
}

/** Edits that know nothing of what a story means. */
export const EDITS: Readonly<Record<'delete' | 'swap' | 'duplicate' | 'retarget', Edit>> = {
  delete: (root, { path }) => {
    const { parent, key } = parentOf(root, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return 'deleted';
  },
  swap: (root, { path }, { chance }) => {
    const { parent, key } = parentOf(root, path);
    const others = Object.keys(parent).filter((other) => other !== String(key));
    const other = oneOf(others, chance);
    if (other === undefined) return undefined;
    const value: unknown = Reflect.get(parent, key);
    Reflect.set(parent, key, Reflect.get(parent, other));
    Reflect.set(parent, other, value);
    return `swapped with ${other}`;
  },
  duplicate: (root, { path, value }) => {
    const { parent, key } = parentOf(root, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 0, structuredClone(value));
    else parent[`${key}-2`] = structuredClone(value);
    return 'duplicated';
  },
  retarget: (root, { path, value }, { chance, nodes }) => {
    const name = nameOf(path);
    const others = nodes.filter((other) => nameOf(other.path) === name && isOther(other.value, value));
    const other = oneOf(others, chance);
    if (other === undefined) return undefined;
    const { parent, key } = parentOf(root, path);
    Reflect.set(parent, key, structuredClone(other.value));
    return `set to ${other.file} ${other.path.join('.')}`;
  },
};

/** The nearest name: what fields of one name hold can stand for each other. */
export function nameOf(path: NodePath): string {
  return String(path.findLast((step) => typeof step === 'string'));
}

function isOther(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && JSON.stringify(a) !== JSON.stringify(b);
}
