import type { Hit, Matcher } from './matcher.ts';
import type { Span } from './speech.ts';

/** What a span sounds most like. */
export interface Heard {
  readonly kind: string;
  readonly id: string;
  readonly score: number;
  readonly isWhole: boolean;
}

/** A facet this close to a deflection is what the player meant: a trick only chooses among kinds of "no". */
const DOUBT = 0.1;

/** The best intent of every span, best first; spans that sound like nothing are left out. */
export function bestOf(matcher: Matcher, spans: readonly Span[]): Heard[] {
  return spans
    .flatMap((span) => {
      const hit = inDoubt(matcher.rank(span.tokens));
      return hit && hit.score > 0 ? [{ ...named(hit), isWhole: span.isWhole }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function inDoubt([first, second]: readonly Hit[]): Hit | undefined {
  const isTrick = first?.intent.startsWith('deflection:');
  const isClose = first && second?.intent.startsWith('facet:') && first.score - second.score <= DOUBT;
  return isTrick && isClose ? second : first;
}

function named({ intent, score }: Hit) {
  const colon = intent.indexOf(':');
  return { kind: intent.slice(0, colon), id: intent.slice(colon + 1), score };
}
