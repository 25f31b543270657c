import type { Hit, Matcher } from './matcher.ts';
import type { Span } from './speech.ts';

/** What a span sounds most like. */
export interface Heard {
  readonly kind: string;
  readonly id: string;
  readonly score: number;
  readonly isWhole: boolean;
}

/** The best intent of every span, best first; spans that sound like nothing are left out. */
export function bestOf(matcher: Matcher, spans: readonly Span[]): Heard[] {
  return spans
    .flatMap((span) => {
      const hit = matcher.rank(span.tokens)[0];
      return hit && hit.score > 0 ? [{ ...named(hit), isWhole: span.isWhole }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function named({ intent, score }: Hit) {
  const colon = intent.indexOf(':');
  return { kind: intent.slice(0, colon), id: intent.slice(colon + 1), score };
}
