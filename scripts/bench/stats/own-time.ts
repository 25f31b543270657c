import type { SpanTimes } from '../otlp/spans.ts';
import { grouped } from './grouped.ts';

/**
 * A turn's own time is what its player waits less what hearing, directing and speaking take: from the planned moment of
 * its USER_INPUT to the arrival of its GameOutput, less the spans turn.hear, turn.direct and turn.speak of the same turn.
 * These spans are opened and closed by the code that fills fabula_turn_stage_seconds with the same stages
 * (services/moment-engine/src/turn/stages.ts); the histogram knows no single turn, and a difference of percentiles is no
 * percentile of a difference. So the turn's trace is asked: its id goes out with the input.
 */
const NOT_OWN: ReadonlySet<string> = new Set(['turn.hear', 'turn.direct', 'turn.speak']);
/** Every turn that is played has them: without them its trace has holes. */
const NEEDED = ['turn.direct', 'turn.speak'];

export interface AnsweredTurn {
  readonly traceId: string;
  /** Milliseconds from the planned moment to the GameOutput. */
  readonly totalMs: number;
}

export interface OwnTimes {
  /** Milliseconds, in the order of the turns. */
  readonly own: readonly number[];
  /** Turns whose trace is incomplete: spans that were dropped on the way. They are in no figure of own time. */
  readonly untraced: number;
}

export function ownTimes(turns: readonly AnsweredTurn[], spans: readonly SpanTimes[]): OwnTimes {
  const byTrace = grouped(
    spans.filter((span) => NOT_OWN.has(span.name)),
    (span) => span.traceId,
  );
  const own = turns.flatMap(({ traceId, totalMs }) => {
    const elsewhere = byTrace.get(traceId) ?? [];
    const isWhole = NEEDED.every((name) => elsewhere.some((span) => span.name === name));
    return isWhole ? [totalMs - elsewhere.reduce((sum, span) => sum + span.ms, 0)] : [];
  });
  return { own, untraced: turns.length - own.length };
}
