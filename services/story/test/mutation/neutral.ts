import type { StoryFolder } from '@fabula/story/story-folder';
import { parse, stringify } from 'yaml';
import { chanceFrom, oneOf } from './chance.ts';
import type { Mutation } from './mutate.ts';
import { nodesIn, parentOf, type StoryNode } from './nodes.ts';

/** An edit that is none of a story's mistakes: nobody should be told of one. */
export type Neutral = Pick<Mutation, 'file' | 'field' | 'what' | 'folder'>;

/** Maps of names in which the order says nothing. */
const IN_ANY_ORDER =
  /(^|\.)(facets|points|paths|deflections|answers|replies|items|places|facts|fits|gauges|perfects)$/;
/** Numbers that have to do with nothing but how it looks and sounds. */
const TASTE = /^(soundVolume|estimatedMinutes|date)$/;
/** What is said, and what things are called. */
const SAID =
  /(^|\.)(name|goalText|description|label|(normal|happiness|sadness|anger|fear|disgust|surprise) [1-5])\.(en|fr)$/;

/** Edits by which nothing happens otherwise: other words, another order, another volume. The same seed gives the same edits. */
export function neutralEditsOf(
  story: StoryFolder,
  { seed, count }: { seed: number; count: number },
): Neutral[] {
  const chance = chanceFrom(seed);
  const nodes = [...story.texts].flatMap(([file, text]) =>
    file.endsWith('.yaml') && !file.startsWith('walkthroughs/') ? nodesIn(file, parse(text)) : [],
  );
  const kinds = [
    nodes.filter(({ role, value }) => IN_ANY_ORDER.test(role) && isMap(value)),
    nodes.filter(({ path, value }) => SAID.test(path.join('.')) && typeof value === 'string'),
    nodes.filter(({ role, value }) => TASTE.test(role) && typeof value === 'number'),
  ];
  return Array.from({ length: count }, (_each, at) => oneOf(kinds[at % kinds.length] ?? [], chance)).flatMap(
    (node) => (node ? edited(story, node) : []),
  );
}

function edited(story: StoryFolder, { file, path, value }: StoryNode): Neutral {
  const root: unknown = parse(story.texts.get(file) ?? '');
  const { parent, key } = parentOf(root, path);
  Reflect.set(parent, key, otherwise(value));
  const folder = { ...story, texts: new Map(story.texts).set(file, stringify(root)) };
  return { file, field: path.join('.'), what: isMap(value) ? 'in another order' : 'otherwise', folder };
}

function otherwise(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value} !`;
  return Object.fromEntries(Object.entries(Object(value)).reverse());
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
