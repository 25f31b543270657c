import type { StoryFolder } from '@fabula/catalogue/domain/story-folder';
import { parse, stringify } from 'yaml';
import { chanceFrom, oneOf } from './chance.ts';
import { EDITS, nameOf } from './edits.ts';
import { nodesIn, type StoryNode } from './nodes.ts';

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

const KINDS = ['delete', 'swap', 'duplicate', 'retarget'] as const;

/**
 * Edits of any node or value of a story's YAML, without regard to what it means; each by itself, all kinds in turn.
 * Every name of a field is as likely as any other: most of a story is text, and few edits of text do harm.
 * The same seed gives the same edits.
 */
export function mutationsOf(
  story: StoryFolder,
  { seed, count }: { seed: number; count: number },
): Mutation[] {
  const chance = chanceFrom(seed);
  const files = new Map([...story.texts].filter(([path]) => isStoryData(path)));
  const nodes = [...files].flatMap(([file, text]) => nodesIn(file, parse(text)));
  const byName = [...groupedByName(nodes).values()];
  const found: Mutation[] = [];
  for (let kinds = 0; found.length < count; kinds += 1) {
    const kind = KINDS[kinds % KINDS.length] ?? 'delete';
    const node = oneOf(oneOf(byName, chance) ?? [], chance);
    if (!node) return found;
    const root: unknown = parse(files.get(node.file) ?? '');
    const what = EDITS[kind](root, node, { chance, nodes });
    if (what === undefined) continue;
    const texts = new Map(story.texts).set(node.file, stringify(root));
    const { file, path } = node;
    found.push({ kind, file, field: path.join('.'), what, folder: { ...story, texts } });
  }
  return found;
}

function groupedByName(nodes: readonly StoryNode[]): ReadonlyMap<string, StoryNode[]> {
  const groups = new Map<string, StoryNode[]>();
  for (const node of nodes) {
    const name = nameOf(node.path);
    const group = groups.get(name);
    if (group) group.push(node);
    else groups.set(name, [node]);
  }
  return groups;
}

function isStoryData(path: string): boolean {
  return path === 'story.yaml' || /^(characters|moments)\/.+\.yaml$/.test(path);
}
