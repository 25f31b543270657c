import { oneOf } from './chance.ts';
import { chancedNumber, negated } from './changes.ts';
import { parentOf, type StoryNode } from './nodes.ts';
import type { NodePath } from './roles.ts';

/** Changes a file's content in place. @returns what was done, for people; undefined if it cannot be done here */
export type Edit = (root: unknown, node: StoryNode, given: Given) => string | undefined;

export interface Given {
  readonly chance: () => number;
  /** All nodes of the story that may be edited. */
  readonly nodes: readonly StoryNode[];
}

/** Edits that know nothing of what a story means. */
export const EDITS = {
  delete: (root, { path }) => {
    const { parent, key } = parentOf(root, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return 'deleted';
  },
  swap: (root, node, { chance, nodes }) => {
    const { file, role } = node;
    const here = nodes.filter(
      (other) => other.file === file && other.role === role && isOther(other.value, node.value),
    );
    const other = oneOf(here, chance);
    if (other === undefined || isWithin(other.path, node.path) || isWithin(node.path, other.path))
      return undefined;
    put(root, node.path, other.value);
    put(root, other.path, node.value);
    return `swapped with ${other.path.join('.')}`;
  },
  duplicate: (root, { path, value }) => {
    const { parent, key } = parentOf(root, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 0, structuredClone(value));
    else parent[`${key}-2`] = structuredClone(value);
    return 'duplicated';
  },
  retarget: (root, { path, role, value }, { chance, nodes }) => {
    const others = nodes.filter((other) => other.role === role && isOther(other.value, value));
    const other = oneOf(others, chance);
    if (other === undefined) return undefined;
    put(root, path, other.value);
    return `set to ${other.file} ${other.path.join('.')}`;
  },
  change: (root, { path, value }, { chance }) => {
    const changed =
      typeof value === 'number'
        ? chancedNumber(value, chance)
        : typeof value === 'boolean'
          ? !value
          : negated(path, value);
    if (changed === undefined) return undefined;
    put(root, path, changed);
    return `changed to ${changed}`;
  },
  graft: (root, { file, path, around }, { chance, nodes }) => {
    const { parent } = parentOf(root, path);
    if (Array.isArray(parent)) return undefined;
    const fitting = nodes.filter((other) => {
      const key = String(other.path.at(-1));
      const isAlike = folderOf(other.file) === folderOf(file) && other.around === around;
      return isAlike && other.file !== file && !Object.hasOwn(parent, key);
    });
    const other = oneOf(fitting, chance);
    if (other === undefined) return undefined;
    parent[String(other.path.at(-1))] = structuredClone(other.value);
    return `beside it ${other.path.at(-1)} of ${other.file}`;
  },
} as const satisfies Record<string, Edit>;

/** Characters and moments have other fields than the story. */
function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function put(root: unknown, path: NodePath, value: unknown): void {
  const { parent, key } = parentOf(root, path);
  Reflect.set(parent, key, structuredClone(value));
}

function isWithin(path: NodePath, around: NodePath): boolean {
  return around.every((step, at) => path[at] === step);
}

function isOther(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && JSON.stringify(a) !== JSON.stringify(b);
}
