import { holds } from '@fabula/rules/conditions';
import { facetsOf } from '@fabula/rules/facets';
import { examplesOf } from '@fabula/rules/lines';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import type { Example } from '../matching/intents.ts';
import type { Match } from '../matching/matches.ts';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { givesName } from '../text/introductions.ts';
import { asksOfHearer, wantsToKnow } from '../text/questions.ts';
import { isFiller, isFruitless } from '../text/speech-acts.ts';
import type { Token } from '../text/tokens.ts';
import { verbatimPerfects } from './perfects.ts';
import { deflectionsOf, examplesFor, matchesOf, type Speech } from './speech.ts';

/** What the facets of a moment lead to. */
export interface FacetGoal {
  /** To give an order: then to give one is no deflection, and to ask for it is none. */
  readonly isOrder: boolean;
}

/**
 * The facets of one breath, best first; or the deflection that it is instead. Some ways of speaking move nobody, but
 * where the author has thought of just these words.
 */
export function classifyFacets(scene: Scene, speech: Speech, goal: FacetGoal): Partial<Judgement> {
  const matches = matchesOf(speech, 'facets', () => examplesIn(scene, speech));
  const [best] = matches;
  if (best?.isVerbatim && best.kind === 'deflection') return { deflection: best.id };
  if (!best?.isVerbatim || best.kind !== 'facet') {
    if (isFiller(speech.words, speech.story.language)) return { perfects: verbatimPerfects(scene, speech) };
    if (isFruitless(speech.words, speech.story.language, { mayOrder: goal.isOrder }))
      return { deflection: deflectionIn(matches, 0), perfects: verbatimPerfects(scene, speech) };
  }
  const facets = facetsIn(
    scene,
    speech,
    matches.filter((each) => !isOnlyAsked(each, speech, goal)),
  );
  if (facets.length > 0) return { facets };
  const deflection =
    deflectionIn(matches, THRESHOLDS.deflection) ?? introducing(scene.deflections, speech)?.id;
  return { deflection: deflection ?? null };
}

function facetsIn(scene: Scene, speech: Speech, matches: readonly Match[]): string[] {
  const open = new Set(scene.facets.map((facet) => facet.id));
  const denied = matches.find(({ kind, isVerbatim }) => kind === 'counter' && isVerbatim)?.id;
  const meant = matches.filter((each) => each.id !== denied);
  const facets = [...new Set(understoodIn(meant, speech))].filter((id) => open.has(id));
  if (facets.length > 0) return facets;
  const introduced = introducing(scene.facets, speech);
  return introduced ? [introduced.id] : [];
}

/**
 * "Are you scared?" is not "I'm scared", and who is to give an order and asks for it has given none: a question alone is
 * then only what some example asks.
 */
function isOnlyAsked(
  { asks, isVerbatim, tellsOfSpeaker }: Match,
  speech: Speech,
  { isOrder }: FacetGoal,
): boolean {
  const { words, spans, story } = speech;
  if (asks || isVerbatim || spans.length > 1 || !wantsToKnow(words, story.language)) return false;
  return isOrder || (tellsOfSpeaker && asksOfHearer(words, story.language));
}

/** Where some name is what the author waits for, every name is. */
function introducing<T extends { readonly examples: Examples }>(
  expected: readonly T[],
  { words, story: { language } }: Speech,
): T | undefined {
  if (!givesName(words, language)) return undefined;
  return expected.find(({ examples }) => examples[language].some((each) => givesName(each, language)));
}

/** All of the moment's, closed facets too: what sounds like a closed one is not taken for its neighbour. */
function examplesIn(scene: Scene, speech: Speech): Example[] {
  const facets = facetsOf(scene.moment);
  return [
    ...facets.flatMap((facet) =>
      examplesOf(facet, scene).map((text) => ({ intent: `facet:${facet.id}`, text })),
    ),
    ...examplesFor(
      speech,
      facets.map(({ id, counterExamples }) => ({ kind: 'counter', id, examples: counterExamples })),
    ),
    ...deflectionsOf(scene, speech),
  ];
}

/** Which of the moment's conditional examples count now: part of what an index is known by. */
export function conditionsOf(scene: Scene): string {
  let conditions = '';
  for (const { conditionalExamples } of facetsOf(scene.moment)) {
    for (const each of conditionalExamples) conditions += holds(each.when, scene) ? '1' : '0';
  }
  return conditions;
}

function deflectionIn(matches: readonly Match[], threshold: number): string | null {
  return matches.find(({ kind, score }) => kind === 'deflection' && score >= threshold)?.id ?? null;
}

/** The first is what was meant, if it is likely; any other must be likelier. */
function understoodIn(matches: readonly Match[], speech: Speech): Judgement['facets'] {
  return matches
    .filter((each, at) => {
      const least = leastFor(at, each, speech) + strangeness(each.span.tokens, speech);
      return each.kind === 'facet' && each.score >= least;
    })
    .map(({ id }) => id);
}

/** So far ahead of everything else that little likeness will do: nothing else can have been meant. */
const AHEAD = 0.65;

/** Share of strange words from which it may have been anything. */
const HALF = 0.5;

function leastFor(at: number, { lead, span }: Match, { story }: Speech): number {
  if (at > 0) return THRESHOLDS.further;
  const isOwn = strangeIn(span.tokens, { story }) < HALF;
  const isPlain = lead >= AHEAD && isOwn && span.tokens.every(({ negated }) => !negated);
  return isPlain ? THRESHOLDS.ahead[story.language] : THRESHOLDS.facet;
}

/** So much less likely is what is said in words that the story does not have; so much likelier in its own. */
const STRANGE = { all: 0.16, none: -0.05 };

function strangeness(tokens: readonly Token[], speech: Speech): number {
  if (tokens.every(({ kind }) => kind !== 'content')) return 0;
  return STRANGE.none + strangeIn(tokens, speech) * (STRANGE.all - STRANGE.none);
}

/** Share of the content that is in words that the story does not have. */
function strangeIn(tokens: readonly Token[], { story }: Pick<Speech, 'story'>): number {
  const content = tokens.filter(({ kind }) => kind === 'content');
  const strange = content.filter(({ stem, text }) => !story.isOfStory(stem) && !story.isName(text));
  return content.length === 0 ? 0 : strange.length / content.length;
}
