import type { Stance } from './intents.ts';
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
}

/** A facet this close to a deflection is what the player meant: a deflection only chooses among kinds of "no". */
const DOUBT = 0.1;
/** More than any likeness: the author's own words are what the author says they are. */
const VERBATIM = 2;

/** The best intent of every span, best first; spans that are like nothing are left out. */
export function bestMatches(matcher: Matcher, spans: readonly Span[]): Match[] {
  return spans
    .flatMap((span) => {
      const own = span.isWhole ? verbatimIn(matcher, span) : undefined;
      const hit = own ?? inDoubt(matcher.rank(span.tokens));
      if (!hit || hit.score <= 0) return [];
      return [{ ...named(hit), span, isVerbatim: own !== undefined }];
    })
    .sort((a, b) => b.score - a.score);
}

/** What has words of its own to answer goes before what is only not to be mistaken for something else. */
function verbatimIn(matcher: Matcher, { tokens }: Span): Hit | undefined {
  const intents = matcher.verbatim(tokens);
  const intent = intents.find((each) => !each.startsWith('counter:')) ?? intents[0];
  return intent === undefined ? undefined : { intent, score: VERBATIM, asks: false, tellsOfSpeaker: false };
}

function inDoubt([first, second]: readonly Hit[]): Hit | undefined {
  const isDeflection = first?.intent.startsWith('deflection:');
  const isClose = first && second?.intent.startsWith('facet:') && first.score - second.score <= DOUBT;
  return isDeflection && isClose ? second : first;
}

function named({ intent, ...hit }: Hit) {
  const colon = intent.indexOf(':');
  return { ...hit, kind: intent.slice(0, colon), id: intent.slice(colon + 1) };
}
