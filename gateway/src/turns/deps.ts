import type { Logger } from '@fabula/kit/log';
import type { Engines } from '../engines/engines.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { TurnFrames } from './frames.ts';
import type { TurnMeters } from './meters.ts';
import type { PlaybackReports } from './playback-reports.ts';
import type { Retry } from './retry.ts';

/** What turns are played with. */
export interface TurnDeps {
  readonly engines: Pick<Engines, 'next'>;
  readonly frames: TurnFrames;
  readonly sounds: Pick<Sounds, 'get'>;
  readonly playback: PlaybackReports;
  readonly retry: Retry;
  readonly log: Logger;
  readonly meters: TurnMeters;
}
