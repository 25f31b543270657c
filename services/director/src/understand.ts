import { EMPTY_JUDGEMENT } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { classifyPerfects } from './classify/perfects.ts';
import type { MomentIndex } from './matching/moment-index.ts';
import { spansOf } from './matching/spans.ts';
import type { StoryWords } from './matching/story-words.ts';
import { directionOf } from './moments/registry.ts';

export interface Understanding {
  readonly release: Release;
  readonly index: MomentIndex;
  readonly story: StoryWords;
  readonly isRepeated: boolean;
}

/** What the words amount to in this scene. Pure. */
export function understand(scene: Scene, words: string, known: Understanding): Judgement {
  const spans = spansOf(words, known.story);
  const direction = directionOf(scene.moment);
  if (spans.length === 0 || !direction) return EMPTY_JUDGEMENT;
  const speech = { ...known, words, spans };
  const judged = direction.classify(scene, speech);
  return { ...EMPTY_JUDGEMENT, ...judged, perfects: judged.perfects ?? classifyPerfects(scene, speech) };
}
