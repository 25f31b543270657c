import type { Perfect } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import type { StoryWords } from '../matching/story-words.ts';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { clausesOf, type Token } from '../text/tokens.ts';
import { examplesFor, matchesOf, type Speech } from './speech.ts';

/** Ids of those whose sentence was said word for word: of a pause, or of words that move nobody otherwise. */
export function verbatimPerfects(scene: Scene, speech: Speech): string[] {
  const uttered = matchesOf(speech, 'perfects', () => utterances(scene, speech)).filter(
    ({ isVerbatim }) => isVerbatim,
  );
  return scene.perfects.flatMap(({ id }) => (uttered.some((each) => each.id === id) ? id : []));
}

/** Ids of the perfect rules whose sentence, or whose words, were said. */
export function classifyPerfects(scene: Scene, speech: Speech): string[] {
  if (scene.perfects.length === 0) return [];
  const uttered = new Set(
    matchesOf(speech, 'perfects', () => utterances(scene, speech))
      .filter(({ score }) => score >= THRESHOLDS.utterance)
      .map(({ id }) => id),
  );
  const said = speech.spans[0]?.tokens ?? [];
  return scene.perfects
    .filter((rule) => uttered.has(rule.id) || saysKeywords(rule, said, speech.story))
    .map((rule) => rule.id);
}

/** Of all rules, those too whose condition does not hold now: the matcher is the moment's. */
function utterances({ moment }: Scene, speech: Speech) {
  const rules = 'perfects' in moment ? moment.perfects : [];
  return examplesFor(
    speech,
    rules.map(({ id, utterance }) => ({ kind: 'perfect', id, examples: utterance })),
  );
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
