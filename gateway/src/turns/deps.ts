import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import type { Engines } from '../engines/engines.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { TurnFrames } from './frames.ts';
import type { PlaybackReports } from './playback-reports.ts';

/** How long, and how often, an input is sent again when an engine leaves it unanswered. */
export interface Retry {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** At most this long after the first break (60 s by protocol.md). */
  readonly forMs: number;
  /** Without a sign of life: an engine gives one each second. */
  readonly silenceMs: number;
}

/** A lease runs out after 4 s: the pauses stay under it. */
export const DEFAULT_RETRY: Retry = {
  firstPauseMs: 250,
  longestPauseMs: 3_000,
  forMs: 60_000,
  silenceMs: 4_000,
};

/** What turns are played with. */
export interface TurnDeps {
  readonly engines: Pick<Engines, 'next'>;
  readonly frames: TurnFrames;
  readonly sounds: Pick<Sounds, 'get'>;
  readonly playback: PlaybackReports;
  readonly retry: Retry;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly turnsAgain: { inc(): void };
}
