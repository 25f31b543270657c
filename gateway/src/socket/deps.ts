import type { Logger } from '@fabula/kit/log';
import type { PendingStore } from '@fabula/kit/pending';
import type { PlayerToken } from '@fabula/kit/tokens';
import type { Sounds } from '../sounds/sounds.ts';
import type { PlaybackReports } from '../turns/playback-reports.ts';
import type { Turns } from '../turns/turns.ts';
import type { RateLimits } from './limits.ts';
import type { SocketMeters } from './meters.ts';
import type { Owners } from './owners.ts';

/** Milliseconds; the protocol's figures in DEFAULT_TIMING. */
export interface Timing {
  readonly pingMs: number;
  /** How often a page asks by PING whether the line lives, and how long it waits for any frame after it. */
  readonly pagePingMs: number;
  readonly pagePongMs: number;
  /** A socket that says nothing for so long is gone. */
  readonly silentMs: number;
  /** A client that takes nothing for so long is closed. */
  readonly stallMs: number;
  /** After its token has expired a socket lives so much longer. */
  readonly tokenGraceMs: number;
  /** A closed socket has so long to say goodbye. */
  readonly goodbyeMs: number;
}

export const DEFAULT_TIMING: Timing = {
  pingMs: 25_000,
  pagePingMs: 10_000,
  pagePongMs: 5_000,
  silentMs: 60_000,
  stallMs: 10_000,
  tokenGraceMs: 60_000,
  goodbyeMs: 5_000,
};

/** What sockets are served with. */
export interface SocketDeps {
  readonly players: { verify(token: string): Promise<PlayerToken> };
  readonly pending: PendingStore;
  readonly sounds: Sounds;
  readonly turns: Turns;
  readonly playback: PlaybackReports;
  readonly owners: Owners;
  readonly limits: RateLimits;
  readonly meters: SocketMeters;
  readonly timing: Timing;
  readonly log: Logger;
}
