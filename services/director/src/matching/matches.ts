import { BACKGROUND_INTENT, type Stance } from './intents.ts';
import type { Hit, Matcher } from './matcher.ts';
import type { Span } from './spans.ts';

/** What a span is most like. */
export interface Match extends Stance {
  readonly kind: string;
  readonly id: string;
  readonly score: number;
  /** The part of the words that is like it. */
  readonly span: Span;
  /** All that was said is an example of it, word for word. */
  readonly isVerbatim: boolean;
  /** How many words of content of the part are its author's own, each counted once. */
  readonly shared: number;
  /** How far anything else is behind, as a share of the likeness: 0 to 1. */
  readonly lead: number;
}

/** A facet this close to a deflection is what the player meant: a deflection only chooses among kinds of "no". */
const DOUBT = 0.25;
/** A deflection that is as sure as this is one, but for a facet that is next to it. */
const SURE = 0.75;
const CLEAR = 0.1;
/** More than any likeness: the author's own words are what the author says they are. */
const VERBATIM = 2;

/** What is left of a likeness where the words ask, and nothing of that intent does. */
const ONLY_ASKED = 0.75;

/** Likeness from which a clause means what another one denies. */
const IN_SPITE = 0.8;

/**
 * The best intent of every span, best first; spans that are like nothing are left out, and so is what another clause
 * denies.
 * @param asks whether the words want to know something
 */
export function bestMatches(matcher: Matcher, spans: readonly Span[], asks = false): Match[] {
  const denied = new Set<string>();
  const matches = spans.flatMap((span) => {
    const own = span.isWhole ? verbatimIn(matcher, span) : undefined;
    const hits = own ? [own] : matcher.rank(span.tokens);
    for (const { intent, isDenied } of hits) if (isDenied) denied.add(intent);
    const hit = own ?? inDoubt(asks ? weighed(hits) : hits);
    if (!hit || hit.score <= 0) return [];
    const shared = matcher.shared(hit.intent, span.tokens);
    return { hit, span, shared, isVerbatim: own !== undefined, lead: leadOf(hit, hits) };
  });
  return matches
    .filter(({ hit }) => hit.score >= IN_SPITE || !denied.has(hit.intent))
    .map(({ hit, ...match }) => ({ ...named(hit), ...match }))
    .sort((a, b) => b.score - a.score);
}

function leadOf(hit: Hit, hits: readonly Hit[]): number {
  const next = hits.find(({ intent }) => intent !== hit.intent && intent !== BACKGROUND_INTENT);
  return next ? Math.max(0, 1 - next.score / hit.score) : 1;
}

function weighed(hits: readonly Hit[]): Hit[] {
  return hits
    .map((hit) => (hit.asks ? hit : { ...hit, score: hit.score * ONLY_ASKED }))
    .sort((a, b) => b.score - a.score);
}

/** What has words of its own to answer goes before what is only not to be mistaken for something else. */
function verbatimIn(matcher: Matcher, { tokens, apart = [] }: Span): Hit | undefined {
  const together = matcher.verbatim(tokens);
  const intents = together.length > 0 ? together : matcher.verbatim(apart);
  const intent = intents.find((each) => !each.startsWith('counter:')) ?? intents[0];
  return intent === undefined ? undefined : { intent, score: VERBATIM, isDenied: false, ...NO_STANCE };
}

const NO_STANCE: Stance = { asks: false, tellsOfSpeaker: false };

function inDoubt(hits: readonly Hit[]): Hit | undefined {
  const [first, second] = withoutOthersCounters(hits);
  const isDeflection = first?.intent.startsWith('deflection:');
  const isClose =
    first &&
    second?.intent.startsWith('facet:') &&
    first.score - second.score <= (first.score >= SURE ? CLEAR : DOUBT);
  return isDeflection && isClose ? second : first;
}

/** Of how near a counter-example of one facet is, what another facet must be at least to be meant instead. */
const BESIDE_COUNTER = 0.7;

/** What an author only wants told from one facet may well be another one. */
function withoutOthersCounters(hits: readonly Hit[]): readonly Hit[] {
  const [first, second] = hits;
  if (!first?.intent.startsWith('counter:') || !second?.intent.startsWith('facet:')) return hits;
  const isOther = first.intent.slice('counter:'.length) !== second.intent.slice('facet:'.length);
  return isOther && second.score >= BESIDE_COUNTER * first.score ? hits.slice(1) : hits;
}

function named({ intent, ...hit }: Hit) {
  const colon = intent.indexOf(':');
  return { ...hit, kind: intent.slice(0, colon), id: intent.slice(colon + 1) };
}
