import { examplesOf } from '@fabula/rules/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Examples, Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';

/** As many as speech takes. */
const MOST = 2_000;

/** What a recogniser may expect to hear now. */
export function phrasesOf(scene: Scene): string[] {
  const { language } = scene.state;
  const of = (examples: Examples | undefined) => examples?.[language] ?? [];
  return unique([
    ...scene.facets.flatMap((facet) => examplesOf(facet, scene)),
    ...scene.perfects.flatMap((rule) => of(rule.utterance)),
    ...of(scene.question?.right),
    ...of(scene.question?.partly),
    ...scene.paths.flatMap(({ path }) => [
      path.label[language],
      ...of(path.examples),
      ...of(path.closed?.reason),
    ]),
    ...scene.deflections.flatMap((each) => of(each.examples)),
  ]);
}

/** The same for whoever knows the moment but not how far it is. */
export function phrasesIn(moment: Moment, language: Language): string[] {
  const of = (examples: Examples | undefined) => examples?.[language] ?? [];
  const facets = 'facets' in moment ? moment.facets : moment.type === 'learning' ? moment.points : [];
  const questions = 'questions' in moment ? moment.questions : [];
  const paths = 'paths' in moment ? moment.paths : [];
  return unique([
    ...facets.flatMap((facet) => of(facet.examples)),
    ...questions.flatMap((question) => [...of(question.right), ...of(question.partly)]),
    ...paths.flatMap((path) => [path.label[language], ...of(path.examples)]),
  ]);
}

function unique(phrases: readonly string[]): string[] {
  return [...new Set(phrases)].slice(0, MOST);
}
