import { type DecisionInput, decide } from '@fabula/rules/decide';
import { SILENCE, START } from '@fabula/rules/inputs';
import type { Release } from '@fabula/rules/release/release';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Input, Judgement, RunState } from '@fabula/rules/types';

/** A turn as the rules are asked of it. */
export type Asked = DecisionInput;

const INPUT: Input = { ...SILENCE, words: 'words' };

/** Runs of a story, one after the other, until there are so many turns: the same ones on every machine. */
export function recordedTurns(release: Release, count: number): { turns: Asked[]; runs: number } {
  const turns: Asked[] = [];
  let runs = 0;
  while (turns.length < count) {
    runs += 1;
    const before = { completions: {}, bestRank: null };
    const loopNumber = 1 + (runs % 3);
    let state = createRun({ release, releaseVersion: 1, language: 'en', loopNumber, before });
    while (state.status === 'ongoing') {
      const turn = asked(release, state, turns.length);
      turns.push(turn);
      state = decide(turn).state;
    }
  }
  return { turns, runs };
}

function asked(release: Release, state: RunState, number: number): Asked {
  const isWaiting = state.moments.at(-1)?.status === 'waiting';
  const judgement = isWaiting ? {} : judged(sceneOf(release, state), number);
  return {
    ...{ release, state, input: isWaiting ? START : INPUT, proposal: { judgement, lines: [] } },
    ...{ seed: number.toString(16).padStart(64, '0'), nowMs: 0, recentSkips: [] },
  };
}

/** One thing after the other that can be heard here; not all of it leads anywhere. */
function judged(scene: Scene, number: number): Partial<Judgement> {
  const at = <T>(list: readonly T[]): T | undefined => list[number % list.length];
  const [task] = scene.tasks;
  const character = at(scene.nameable);
  const facet = at(scene.facets) ?? at(scene.qualities);
  return {
    facets: facet ? [facet.id] : [],
    answer: number % 3 === 0 ? 'partly' : 'right',
    path: at(scene.paths)?.path.path ?? null,
    option: at(scene.options)?.id ?? null,
    characters: character ? [character] : [],
    assignments: task && character ? [{ task: task.id, character, reason: number % 2 === 0 }] : [],
    creativity: scene.battle ? (number % 10) / 10 : null,
    quality: scene.qualities.length > 0 ? number % 100 : null,
    declined: scene.decline !== null,
  };
}
