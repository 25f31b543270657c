import type { Client } from '@fabula/kit/client';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import type { TurnFrames } from './frames.ts';
import type { Heard } from './heard.ts';

/** How long, and how often, an input is sent again when an engine leaves it unanswered. */
export interface Retry {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** At most this long after the first break (60 s by protocol.md). */
  readonly forMs: number;
}

/** A lease runs out after 10 s: the pauses stay well under it. */
export const DEFAULT_RETRY: Retry = { firstPauseMs: 250, longestPauseMs: 3_000, forMs: 60_000 };

/** What turns are played with. */
export interface TurnDeps {
  readonly engine: Client<typeof MomentEngineService>;
  readonly frames: TurnFrames;
  readonly heard: Heard;
  readonly retry: Retry;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly turnsAgain: { inc(): void };
}
