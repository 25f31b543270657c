import { holds } from '@fabula/rules/conditions';
import { examplesOf } from '@fabula/rules/lines';
import type { Facet } from '@fabula/rules/release/lines';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { isFiller, isFruitless } from '../acts.ts';
import type { Heard } from '../best.ts';
import type { Example } from '../groups.ts';
import { givesName } from '../introductions.ts';
import { asksOfHearer, wantsToKnow } from '../questions.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { verbatimPerfects } from './perfects.ts';
import { type Classifier, deflectionsOf, heardAs, meanings, type Speech } from './speech.ts';

/**
 * The facets of one breath, best first; or the deflection that it is instead. Some ways of speaking move nobody, but
 * where the author has thought of just these words.
 */
export const classifyFacets: Classifier = (scene, speech) => {
  const heard = heardAs(speech, 'facets', () => examplesIn(scene, speech));
  const [best] = heard;
  if (best?.isVerbatim && best.kind === 'deflection') return { deflection: best.id };
  if (!best?.isVerbatim || best.kind !== 'facet') {
    if (isFiller(speech.words, speech.story.language)) return { perfects: verbatimPerfects(scene, speech) };
    if (movesNobody(scene, speech))
      return { deflection: trickIn(heard, 0), perfects: verbatimPerfects(scene, speech) };
  }
  const facets = facetsIn(scene, speech, heard);
  if (facets.length > 0) return { facets };
  const trick = trickIn(heard, THRESHOLDS.deflection) ?? introducing(scene.deflections, speech)?.id;
  return { deflection: trick ?? null };
};

/** An order is a trick, but where the goal is to give one. */
function movesNobody({ moment }: Scene, { words, story }: Speech): boolean {
  const mayOrder = moment.type === 'dialogue' && moment.goal === 'program';
  return isFruitless(words, story.language, { mayOrder });
}

function facetsIn(scene: Scene, speech: Speech, heard: readonly Heard[]): string[] {
  const open = new Set(scene.facets.map((facet) => facet.id));
  const denied = heard.find(({ kind, isVerbatim }) => kind === 'counter' && isVerbatim)?.id;
  const meant = heard.filter((each) => each.id !== denied && !isOnlyAsked(each, scene, speech));
  const facets = [...new Set(facetsOf(meant))].filter((id) => open.has(id));
  if (facets.length > 0) return facets;
  const introduced = introducing(scene.facets, speech);
  return introduced ? [introduced.id] : [];
}

/**
 * "Are you scared?" is not "I'm scared", and who is to give an order and asks for it has given none: a question alone is
 * then only what some example asks.
 */
function isOnlyAsked(
  { asks, isVerbatim, tellsOfSpeaker }: Heard,
  { moment }: Scene,
  speech: Speech,
): boolean {
  const { words, spans, story } = speech;
  if (asks || isVerbatim || spans.length > 1 || !wantsToKnow(words, story.language)) return false;
  const isOrder = moment.type === 'dialogue' && moment.goal === 'program';
  return isOrder || (tellsOfSpeaker && asksOfHearer(words, story.language));
}

/** Where some name is what the author listens for, every name is. */
function introducing<T extends { readonly examples: Examples }>(
  listened: readonly T[],
  { words, story: { language } }: Speech,
): T | undefined {
  if (!givesName(words, language)) return undefined;
  return listened.find(({ examples }) => examples[language].some((each) => givesName(each, language)));
}

/** All of the moment's, closed facets too: what sounds like a closed one is not taken for its neighbour. */
function examplesIn(scene: Scene, speech: Speech): Example[] {
  const facets = allFacets(scene);
  return [
    ...facets.flatMap((facet) =>
      examplesOf(facet, scene).map((text) => ({ intent: `facet:${facet.id}`, text })),
    ),
    ...meanings(
      speech,
      facets.map(({ id, counterExamples }) => ({ kind: 'counter', id, examples: counterExamples })),
    ),
    ...deflectionsOf(scene, speech),
  ];
}

function allFacets({ moment }: Scene): readonly Facet[] {
  if (moment.type === 'dialogue') return moment.facets;
  return moment.type === 'learning' ? moment.points : [];
}

/** Which of the moment's conditional examples count now: part of what an index is known by. */
export function conditionsOf(scene: Scene): string {
  let conditions = '';
  for (const { conditionalExamples } of allFacets(scene)) {
    for (const each of conditionalExamples) conditions += holds(each.when, scene) ? '1' : '0';
  }
  return conditions;
}

function trickIn(heard: readonly Heard[], threshold: number): string | null {
  return heard.find(({ kind, score }) => kind === 'deflection' && score >= threshold)?.id ?? null;
}

function facetsOf(heard: readonly Heard[]): Judgement['facets'] {
  return heard
    .filter(
      ({ kind, score }, at) =>
        kind === 'facet' && score >= (at === 0 ? THRESHOLDS.facet : THRESHOLDS.further),
    )
    .map(({ id }) => id);
}
