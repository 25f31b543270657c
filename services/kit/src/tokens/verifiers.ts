import type { Part } from './parts.ts';
import type { PlayerToken } from './player.ts';

/** What a server needs to know who is calling. */
export interface Verifiers {
  readonly services: { verify(token: string): Promise<{ readonly sub: Part; readonly aud?: string }> };
  readonly players: { verify(token: string): Promise<PlayerToken> };
}
