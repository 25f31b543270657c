/**
 * How a question to a model ended: an answer as asked for; one that had to be read with good will; none, so that the next
 * director judged; or the turn ended first.
 */
export const CALL_OUTCOMES = ['ok', 'repaired', 'fell_back', 'aborted'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** One question to a model and what came of it. */
export interface ModelCall {
  /** The prompt's name and version: `dialogue.v1`. */
  readonly prompt: string;
  readonly model: string;
  readonly playerStoryId: string | null;
  readonly turnNo: number | null;
  readonly userId: string | null;
  /** null where the server does not say. */
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  /** Milliseconds to the first text, null where none came, and to the end. */
  readonly firstTokenMs: number | null;
  readonly wholeMs: number;
  readonly outcome: CallOutcome;
  /** A word of ours for what went wrong; null: nothing. */
  readonly failure: string | null;
  /** Never in a log line or a span. */
  readonly promptText: string;
  readonly answerText: string;
}
