import { fromZero, type Metrics, turnStages } from '@fabula/kit/metrics';
import type { AnswerStage } from './answer.ts';

/** How an input came: as a moment's start; as one recording; in pieces while it was spoken; as words or choices. */
export type Way = 'start' | 'recorded' | 'streamed' | 'written';

/** How an attempt at a turn ended: with its output; with an error that is the player's matter; by our own doing. */
export type TurnEnd = 'answered' | 'refused' | 'failed';
const ENDS: readonly TurnEnd[] = ['answered', 'refused', 'failed'];
/** gRPC codes of errors that are ours. */
const OURS = new Set(['UNAVAILABLE', 'INTERNAL', 'UNKNOWN', 'DEADLINE_EXCEEDED', 'DATA_LOSS']);

/** @param code of an error, as gRPC names it */
export const endOfError = (code: string): TurnEnd => (OURS.has(code) ? 'failed' : 'refused');

/** What SREs see of turns at the gateway. */
export interface TurnMeters {
  stage(stage: AnswerStage, seconds: number): void;
  /** What a player waits for: from the end of the input until the first line can be heard. `engine` heard it, or is `none`. */
  firstWord(way: Way, engine: string, seconds: number): void;
  ended(end: TurnEnd): void;
  /** An engine left a turn, and another one is asked. */
  again(): void;
  /** Frames were written to the pending store, all at once. */
  kept(frames: number, seconds: number): void;
}

export function turnMeters(metrics: Metrics): TurnMeters {
  const stages = turnStages(metrics);
  const firstWords = metrics.traced(
    'fabula_turn_first_word_seconds',
    'From the end of an input until its first line can be heard',
    ['input', 'engine'],
  );
  const ends = fromZero(
    metrics.counter('fabula_turn_ends_total', 'Turns that ended for their players', ['outcome']),
    ENDS.map((outcome) => ({ outcome })),
  );
  const help = 'Turns sent to an engine again after one left them';
  const again = fromZero(metrics.counter('fabula_turns_again_total', help), [{}]);
  const frames = metrics.counter('fabula_pending_frames_kept_total', 'Frames written to the pending store');
  const writes = metrics.histogram('fabula_pending_write_seconds', 'One write to the pending store');
  return {
    stage: (stage, seconds) => stages.observe({ stage: `gateway_${stage}` }, seconds),
    firstWord: (input, engine, seconds) => firstWords.observe({ input, engine }, seconds),
    ended: (outcome) => ends.inc({ outcome }),
    again: () => again.inc(),
    kept: (count, seconds) => {
      frames.inc(count);
      writes.observe(seconds);
    },
  };
}
