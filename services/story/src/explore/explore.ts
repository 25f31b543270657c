import type { Release } from '@fabula/rules/release/release';
import type { RunFlow } from './run-flow.ts';
import { flowsOf, players } from './run-kinds.ts';
import { ExploredStory } from './story.ts';
import { type Walked, walk } from './walk.ts';

export interface Exploration {
  readonly story: ExploredStory;
  /** By kind of run: what may be, over all players at once. Says what can never be. */
  readonly runs: readonly RunFlow[];
  /** What single players have met. Says what can be. */
  readonly walked: Walked;
}

/** Follows a story through graph, conditions, skip rules, run numbers, interactions, team and items. */
export function explore(release: Release): Exploration {
  const story = new ExploredStory(release);
  const explored = flowsOf(story);
  return {
    story,
    runs: explored.map(({ flow }) => flow),
    walked: walk(story, explored.flatMap(players)),
  };
}
