import type { EndedList } from './ended.ts';
import type { Part } from './parts.ts';
import type { PlayerToken } from './player.ts';

/** What a server needs to know who is calling. */
export interface Verifiers {
  readonly services: { verify(token: string): Promise<{ readonly sub: Part; readonly aud?: string }> };
  /** Refuses tokens of sessions that have ended, where it is known which have. */
  readonly players: { verify(token: string): Promise<PlayerToken> };
  /** Without it nobody is refused for what is not known. */
  readonly ended?: EndedList | undefined;
}
