import { fromZero, type Metrics, turnStages } from '@fabula/kit/metrics';
import type { AnswerStage } from './answer.ts';

/** How an input came: as a moment's start; as one recording; in pieces while it was spoken; as words or choices. */
export type Way = 'start' | 'recorded' | 'streamed' | 'written';

/** What SREs see of turns at the gateway. */
export interface TurnMeters {
  stage(stage: AnswerStage, seconds: number): void;
  /** What a player waits for: from the end of the input until the first line can be heard. */
  firstWord(way: Way, seconds: number): void;
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
    ['input'],
  );
  const help = 'Turns sent to an engine again after one left them';
  const again = fromZero(metrics.counter('fabula_turns_again_total', help), [{}]);
  const frames = metrics.counter('fabula_pending_frames_kept_total', 'Frames written to the pending store');
  const writes = metrics.histogram('fabula_pending_write_seconds', 'One write to the pending store');
  return {
    stage: (stage, seconds) => stages.observe({ stage: `gateway_${stage}` }, seconds),
    firstWord: (input, seconds) => firstWords.observe({ input }, seconds),
    again: () => again.inc(),
    kept: (count, seconds) => {
      frames.inc(count);
      writes.observe(seconds);
    },
  };
}
