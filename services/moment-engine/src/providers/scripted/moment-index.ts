import { examplesOf } from '@fabula/rules/lines';
import type { Facet } from '@fabula/rules/release/lines';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Example } from './groups.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import type { StoryWords } from './story-words.ts';

/** What a moment can understand, one matcher for each kind of question that is put to the words. */
export interface MomentIndex {
  /** facet:, counter: and deflection: intents. */
  readonly facets: Matcher;
  /** path:, counter: and deflection: intents. */
  readonly paths: Matcher;
  /** reason: intents, by path. */
  readonly reasons: Matcher;
  /** perfect: intents with utterances. */
  readonly perfects: Matcher;
  /** right: and partly: intents by question, with deflections. */
  readonly answers: ReadonlyMap<string, Matcher>;
}

/** Indexes all of the moment, closed facets too: what sounds like a closed one is not taken for its neighbour. */
export function indexMoment(scene: Scene, words: StoryWords): MomentIndex {
  const { moment } = scene;
  const { language } = words;
  const from = (kind: string, id: string, examples: Examples | undefined) =>
    (examples?.[language] ?? []).map((text) => ({ intent: `${kind}:${id}`, text }));
  const matcher = (examples: readonly Example[]) => createMatcher(examples, words);
  const facets = facetsOf(scene);
  const paths = 'paths' in moment ? moment.paths : [];
  const perfects = 'perfects' in moment ? moment.perfects : [];
  const deflections = ('deflections' in moment ? moment.deflections : []).flatMap((each) =>
    from('deflection', each.id, each.examples),
  );
  return {
    facets: matcher([
      ...facets.flatMap((facet) =>
        examplesOf(facet, scene).map((text) => ({ intent: `facet:${facet.id}`, text })),
      ),
      ...facets.flatMap((facet) => from('counter', facet.id, facet.counterExamples)),
      ...deflections,
    ]),
    paths: matcher([
      ...paths.flatMap((path) => from('path', path.path, path.examples)),
      ...paths.flatMap((path) => from('counter', path.path, path.counterExamples)),
      ...deflections,
    ]),
    reasons: matcher(paths.flatMap((path) => from('reason', path.path, path.closed?.reason))),
    perfects: matcher(perfects.flatMap((rule) => from('perfect', rule.id, rule.utterance))),
    answers: new Map(
      ('questions' in moment ? moment.questions : []).map((question) => [
        question.id,
        matcher([
          ...from('right', '', question.right),
          ...from('partly', '', question.partly),
          ...deflections,
        ]),
      ]),
    ),
  };
}

function facetsOf({ moment }: Scene): readonly Facet[] {
  if (moment.type === 'dialogue') return moment.facets;
  return moment.type === 'learning' ? moment.points : [];
}

/** Which of the moment's conditional examples count now: part of what an index is known by. */
export function conditionsOf(scene: Scene): string {
  return facetsOf(scene)
    .map((facet) => (facet.conditionalExamples.length > 0 ? examplesOf(facet, scene).length : ''))
    .join(',');
}
