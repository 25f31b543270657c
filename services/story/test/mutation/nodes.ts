import { type NodePath, roleOf } from './roles.ts';

export interface StoryNode {
  readonly file: string;
  /** From the top of the file; never empty. */
  readonly path: NodePath;
  /** What it is for, see `roleOf`. */
  readonly role: string;
  /** That of what it lies in. */
  readonly around: string;
  readonly value: unknown;
}

/** Every entry of every list and map of a file, in the order in which they are written. */
export function nodesIn(file: string, value: unknown, path: NodePath = []): StoryNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((each, at) => [at, each] as const) : Object.entries(value);
  return entries.flatMap(([key, inner]) => {
    const here = [...path, key];
    const node = { file, path: here, role: roleOf(here), around: roleOf(path), value: inner };
    return [node, ...nodesIn(file, inner, here)];
  });
}

export type Container = unknown[] | Record<string, unknown>;

/** The list or map in which a node lies, and the node's key there. */
export function parentOf(root: unknown, path: NodePath): { parent: Container; key: string | number } {
  const parent = path.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), root);
  const key = path.at(-1);
  if (!isContainer(parent) || key === undefined) throw new Error(`nothing lies at ${path.join('.')}`);
  return { parent, key };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
