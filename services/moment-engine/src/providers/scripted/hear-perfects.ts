import type { Perfect } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import { bestOf } from './best.ts';
import type { MomentIndex } from './moment-index.ts';
import type { Span } from './speech.ts';
import type { StoryWords } from './story-words.ts';
import { clausesOf, type Token } from './text/tokens.ts';
import { THRESHOLDS } from './thresholds.ts';

/** Ids of the perfect rules whose sentence, or whose words, were said. */
export function hearPerfects(
  scene: Scene,
  speech: { index: MomentIndex; spans: readonly Span[]; story: StoryWords },
): string[] {
  const uttered = new Set(
    bestOf(speech.index.perfects, speech.spans)
      .filter(({ score }) => score >= THRESHOLDS.utterance)
      .map(({ id }) => id),
  );
  const said = speech.spans[0]?.tokens ?? [];
  return scene.perfects
    .filter((rule) => uttered.has(rule.id) || saysKeywords(rule, said, speech.story))
    .map((rule) => rule.id);
}

/** Of every list one word or phrase. */
function saysKeywords(rule: Perfect, said: readonly Token[], story: StoryWords): boolean {
  const lists = rule.keywords?.[story.language] ?? [];
  return lists.length > 0 && lists.every((list) => list.some((phrase) => says(phrase, said, story)));
}

function says(phrase: string, said: readonly Token[], story: StoryWords): boolean {
  const wanted = clausesOf(phrase, story.language, story.correct).flat();
  if (wanted.length === 0) return false;
  return said.some((_, at) =>
    wanted.every((token, offset) => {
      const one = said[at + offset];
      return one !== undefined && !one.negated && one.stem === token.stem;
    }),
  );
}
