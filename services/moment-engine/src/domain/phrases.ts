import { facetsOf } from '@fabula/rules/facets';
import { examplesOf } from '@fabula/rules/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Examples, Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { BESIDE_PHRASES } from './beside-phrases.ts';

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
    ...deedsOf(scene).flatMap(of),
    ...namesOf(scene),
    ...scene.deflections.flatMap((each) => of(each.examples)),
    ...scene.answers.flatMap((each) => of(each.examples)),
    ...BESIDE_PHRASES[language],
  ]);
}

/** Ways to say what is done in moments where more than talk is asked for. */
function deedsOf({
  tasks,
  options,
  battle,
  qualities,
  properties,
  difficulties,
  decline,
}: Scene): Examples[] {
  const examples = [...tasks, ...options, ...qualities, ...properties, ...difficulties].map(
    (each) => each.examples,
  );
  const labels = [...tasks, ...difficulties].map(({ label }) => ({ en: [label.en], fr: [label.fr] }));
  const reasons = tasks.flatMap(({ fits }) => fits.flatMap(({ reason }) => reason ?? []));
  const gauges = (battle?.gauges ?? []).map((gauge) => gauge.examples);
  return [...examples, ...labels, ...reasons, ...gauges, ...(decline ? [decline] : [])];
}

/** Names of those who, and of what, can be called here. */
function namesOf({ nameable, roster, items, state }: Scene): string[] {
  const named = [...roster, ...items].filter(({ id }) => nameable.includes(id));
  const { language } = state;
  return named.flatMap(({ name, nicknames }) => [name[language], ...(nicknames?.[language] ?? [])]);
}

/** The same for whoever knows the moment but not how far it is. */
export function phrasesIn(moment: Moment, language: Language): string[] {
  const of = (examples: Examples | undefined) => examples?.[language] ?? [];
  const questions = 'questions' in moment ? moment.questions : [];
  const paths = 'paths' in moment ? moment.paths : [];
  const gauges = 'gauges' in moment ? moment.gauges : [];
  const tasks = 'tasks' in moment ? moment.tasks : [];
  const answers = 'answers' in moment ? moment.answers : [];
  return unique([
    ...facetsOf(moment).flatMap((facet) => of(facet.examples)),
    ...questions.flatMap((question) => [...of(question.right), ...of(question.partly)]),
    ...paths.flatMap((path) => [path.label[language], ...of(path.examples)]),
    ...[...gauges, ...tasks, ...answers].flatMap((each) => of(each.examples)),
    ...('replies' in moment ? BESIDE_PHRASES[language] : []),
  ]);
}

function unique(phrases: readonly string[]): string[] {
  return [...new Set(phrases)].slice(0, MOST);
}
