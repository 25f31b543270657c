import { EMPTY_JUDGEMENT } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { actOf, type HeardAct } from './acts/act-of.ts';
import { withoutOwn } from './acts/authors-own.ts';
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
  const act = isWish(words, language) ? null : actHeard(scene, words, { language, isName });
  const spans = withoutCalls(spansOf(words, known.story), act, isName);
  const direction = directionOf(scene.moment);
  if (spans.length === 0 || !direction) return EMPTY_JUDGEMENT;
  const speech = { ...known, words, spans, act };
  return { ...EMPTY_JUDGEMENT, ...judged(scene, speech, direction.classify) };
}

interface Hearing {
  readonly language: Language;
  readonly isName: (word: string) => boolean;
}

/** Nobody speaks of the game by what its author wrote to be said: "go on", before the rest of the sentence. */
function actHeard({ moment }: Scene, words: string, { language, isName }: Hearing): HeardAct | null {
  const act = actOf(words, language, isName);
  if (act?.act !== 'game-talk') return act;
  const rest = withoutOwn(moment, words, language);
  return rest === undefined ? act : actOf(rest, language, isName);
}
