import type { SpeechAct } from '@fabula/rules/types';
import type { Span } from '../matching/spans.ts';
import type { HeardAct } from './act-of.ts';

/** Acts of which a name in them only says to whom they are said. */
const CALLING: ReadonlySet<SpeechAct> = new Set([
  ...(['help', 'repeat', 'greeting', 'thanks', 'apology', 'leave-taking', 'dont-know'] as const),
  ...(['comfort', 'flattery', 'insult', 'threat'] as const),
]);

/** Whether all that was said is such an act. */
export function isCalling(act: HeardAct | null): boolean {
  return act?.isWhole === true && CALLING.has(act.act);
}

/** "Hello, Brother Osk" says no more than "hello". */
export function withoutCalls(
  spans: readonly Span[],
  act: HeardAct | null,
  isName: (word: string) => boolean,
): readonly Span[] {
  if (!isCalling(act)) return spans;
  const bare = spans.flatMap((span) => {
    const tokens = span.tokens.filter(({ text }) => !isName(text));
    return tokens.length > 0 ? { ...span, tokens } : [];
  });
  return bare.length > 0 ? bare : spans;
}
