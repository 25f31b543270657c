import { EMPTY_JUDGEMENT } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { actOf } from './acts/act-of.ts';
import { withoutCalls } from './acts/calling.ts';
import { judged } from './acts/judged.ts';
import { TITLES } from './lexicon/titles.ts';
import type { Index } from './matching/moment-index.ts';
import { spansOf } from './matching/spans.ts';
import type { StoryWords } from './matching/story-words.ts';
import { directionOf } from './moments/registry.ts';
import { isWish } from './text/questions.ts';

export interface Understanding {
  readonly release: Release;
  readonly index: Index;
  readonly story: StoryWords;
  readonly isRepeated: boolean;
}

/** What the words amount to in this scene. Pure. */
export function understand(scene: Scene, words: string, known: Understanding): Judgement {
  const { language } = known.story;
  const isName = (word: string) => known.story.isName(word) || TITLES.has(word);
  const act = isWish(words, language) ? null : actOf(words, language, isName);
  const spans = withoutCalls(spansOf(words, known.story), act, isName);
  const direction = directionOf(scene.moment);
  if (spans.length === 0 || !direction) return EMPTY_JUDGEMENT;
  const speech = { ...known, words, spans, act };
  return { ...EMPTY_JUDGEMENT, ...judged(scene, speech, direction.classify) };
}
