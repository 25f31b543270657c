import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { isFiller, isFruitless } from './acts.ts';
import { bestOf } from './best.ts';
import { hearAnswer } from './hear-answer.ts';
import { hearFacets } from './hear-facets.ts';
import { hearOption } from './hear-option.ts';
import { hearPath } from './hear-path.ts';
import { hearPerfects } from './hear-perfects.ts';
import type { MomentIndex } from './moment-index.ts';
import { type Span, spansOf } from './speech.ts';
import type { StoryWords } from './story-words.ts';

export interface Understanding {
  readonly release: Release;
  readonly index: MomentIndex;
  readonly story: StoryWords;
}

/** What the words amount to in this scene. Pure. */
export function understand(scene: Scene, words: string, known: Understanding): Judgement {
  const { index, story } = known;
  const spans = spansOf(words, story);
  if (spans.length === 0) return EMPTY_JUDGEMENT;
  if (isListening(scene) && isFiller(words, story.language)) return EMPTY_JUDGEMENT;
  if (isListening(scene) && isFruitless(words, story.language)) return fruitless(index, spans);
  return {
    ...EMPTY_JUDGEMENT,
    ...heardIn(scene, { ...known, words, spans }),
    perfects: perfectsIn(scene, known, spans),
  };
}

function heardIn(
  scene: Scene,
  { release, index, story, words, spans }: Understanding & { words: string; spans: readonly Span[] },
): Partial<Judgement> {
  if (scene.question) return hearAnswer(scene.question, { index, spans, words, language: story.language });
  if (scene.paths.length > 0) return hearPath(scene, { index, spans, words });
  if (scene.options.length > 0) return { option: hearOption(scene, spans, story, nameOf(release, story)) };
  return hearFacets(scene, index, spans);
}

function perfectsIn(scene: Scene, { index, story }: Understanding, spans: readonly Span[]): string[] {
  return hearPerfects(scene, { index, spans, story });
}

/** Whether somebody has to be moved here: orders choose a path as well as wishes do. */
function isListening(scene: Scene): boolean {
  return scene.facets.length > 0;
}

function fruitless(index: MomentIndex, spans: readonly Span[]): Judgement {
  const deflection = bestOf(index.facets, spans).find(({ kind }) => kind === 'deflection');
  return { ...EMPTY_JUDGEMENT, deflection: deflection?.id ?? null };
}

function nameOf(release: Release, story: StoryWords) {
  const named = [...release.items, ...release.characters];
  return (id: string) => named.find((each) => each.id === id)?.name[story.language] ?? '';
}
