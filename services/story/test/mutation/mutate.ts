import type { StoryFolder } from '@fabula/story/story-folder';
import { parse, stringify } from 'yaml';
import { chanceFrom, oneOf } from './chance.ts';
import { EDITS, type Given } from './edits.ts';
import { nodesIn, type StoryNode } from './nodes.ts';
import { isDoing, isHinge } from './roles.ts';

export interface Mutation {
  readonly kind: keyof typeof EDITS;
  readonly file: string;
  /** Where in the file, e.g. `paths.red.to`. */
  readonly field: string;
  /** For people. */
  readonly what: string;
  /** The story with this one edit. */
  readonly folder: StoryFolder;
}

/** Two of the same seldom do harm, and are seldom playable. */
const KINDS = [
  ...(['delete', 'retarget', 'change', 'swap', 'delete', 'retarget'] as const),
  ...(['change', 'graft', 'delete', 'retarget', 'change', 'duplicate'] as const),
];

/**
 * Edits of a story's YAML, without regard to what it means; each by itself, all kinds in turn. Of twelve, ten are of that
 * on which a run turns, one is of whatever else happens in it, and one of any field at all: most of a story is text, and
 * few edits of text do harm. Each role that a field can have is as likely as any other. The same seed gives the same edits.
 */
export function mutationsOf(
  story: StoryFolder,
  { seed, count }: { seed: number; count: number },
): Mutation[] {
  const chance = chanceFrom(seed);
  const pools = poolsOf(story);
  const found: Mutation[] = [];
  for (let turn = 0; found.length < count; turn += 1) {
    const kind = KINDS[turn % KINDS.length] ?? 'delete';
    const { nodes, byRole } = pools[found.length % pools.length] ?? { nodes: [], byRole: [] };
    const node = oneOf(oneOf(byRole, chance) ?? [], chance);
    if (!node) return found;
    const mutation = edited(story, { kind, node, given: { chance, nodes } });
    if (mutation && !found.some((each) => isSame(each, mutation))) found.push(mutation);
  }
  return found;
}

interface Pool {
  readonly nodes: readonly StoryNode[];
  readonly byRole: readonly (readonly StoryNode[])[];
}

function poolsOf(story: StoryFolder): Pool[] {
  const nodes = [...story.texts].flatMap(([path, text]) =>
    isStoryData(path) ? nodesIn(path, parse(text)) : [],
  );
  const poolOf = (isIn: (role: string) => boolean): Pool => {
    const here = nodes.filter(({ role }) => isIn(role));
    return { nodes: here, byRole: groupedByRole(here) };
  };
  const [hinges, doings, all] = [poolOf(isHinge), poolOf(isDoing), poolOf(() => true)];
  return [
    hinges,
    doings,
    ...Array.from({ length: 6 }, () => hinges),
    all,
    ...Array.from({ length: 3 }, () => hinges),
  ];
}

interface Planned {
  readonly kind: keyof typeof EDITS;
  readonly node: StoryNode;
  readonly given: Given;
}

function edited(story: StoryFolder, { kind, node, given }: Planned): Mutation | undefined {
  const { file, path } = node;
  const root: unknown = parse(story.texts.get(file) ?? '');
  const what = EDITS[kind](root, node, given);
  if (what === undefined) return undefined;
  const texts = new Map(story.texts).set(file, stringify(root));
  return { kind, file, field: path.join('.'), what, folder: { ...story, texts } };
}

function isSame(a: Mutation, b: Mutation): boolean {
  return a.kind === b.kind && a.file === b.file && a.field === b.field && a.what === b.what;
}

function groupedByRole(nodes: readonly StoryNode[]): readonly (readonly StoryNode[])[] {
  const groups = new Map<string, StoryNode[]>();
  for (const node of nodes) {
    const group = groups.get(node.role);
    if (group) group.push(node);
    else groups.set(node.role, [node]);
  }
  return [...groups.values()];
}

function isStoryData(path: string): boolean {
  return path === 'story.yaml' || /^(characters|moments)\/.+\.yaml$/.test(path);
}
