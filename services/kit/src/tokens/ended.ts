import { setTimeout as sleep } from 'node:timers/promises';
import type { EndedSession } from '@fabula/proto/auth/v1/auth_pb';
import type { Logger } from '../log.ts';
import { SessionEnded } from './errors.ts';
import type { PlayerToken } from './player.ts';

/** Which access tokens count no more though their time is not over: of a session that was ended, of an account that lost a role. */
export interface EndedList {
  covers(player: PlayerToken): boolean;
  /** Whether it was read whole, and lately. Who may do much is refused where it was not. */
  isCurrent(): boolean;
  /** Called after each reading that brought something new. */
  onChange(listener: () => void): void;
}

/** What auth says. */
export type ReadEnded = () => Promise<{
  readonly ended: readonly Pick<EndedSession, 'sessionId' | 'userId' | 'issuedUntil'>[];
  readonly isIncomplete: boolean;
}>;

export interface EndedTiming {
  /** Milliseconds between two readings. */
  readonly everyMs: number;
  /** Unread for so long, milliseconds, the list is not current. */
  readonly currentMs: number;
}

const TIMING: EndedTiming = { everyMs: 2_000, currentMs: 30_000 };

/** Reads auth's list at the start and every two seconds; while auth is away what was read last counts. */
export class EndedSessions implements EndedList {
  private sessions: ReadonlySet<string> = new Set();
  private users: ReadonlyMap<string, number> = new Map();
  private readAt = Number.NEGATIVE_INFINITY;
  private wasAway = false;
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly read: ReadEnded,
    private readonly log: Logger,
    private readonly timing: EndedTiming = TIMING,
  ) {}

  start(): void {
    this.running ??= this.loop();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  covers({ sub, sid, iat }: PlayerToken): boolean {
    if (sid !== undefined && this.sessions.has(sid)) return true;
    const issuedUntil = this.users.get(sub);
    // A token that does not say when it was issued may be an old one.
    return issuedUntil !== undefined && (iat ?? 0) <= issuedUntil;
  }

  isCurrent(): boolean {
    return performance.now() - this.readAt <= this.timing.currentMs;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Reads it now. Throws what the reading throws. */
  async refresh(): Promise<void> {
    const asked = performance.now();
    const { ended, isIncomplete } = await this.read();
    const sessions = new Set(ended.map(({ sessionId }) => sessionId).filter(Boolean));
    const ofUsers = ended.filter(({ userId }) => userId !== '');
    const users = new Map(ofUsers.map(({ userId, issuedUntil }) => [userId, Number(issuedUntil)]));
    const isNew =
      [...sessions].some((sid) => !this.sessions.has(sid)) ||
      [...users].some(([id, until]) => this.users.get(id) !== until);
    [this.sessions, this.users] = [sessions, users];
    if (!isIncomplete) this.readAt = asked;
    if (isNew) for (const listener of this.listeners) listener();
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.refresh();
        this.wasAway = false;
      } catch (error) {
        if (!this.wasAway) this.log.warn({ err: error }, 'which sessions have ended cannot be read');
        this.wasAway = true;
      }
      await sleep(this.timing.everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

/** Verifies players' tokens, and refuses those of sessions that have ended. */
export function livePlayers(
  players: { verify(token: string): Promise<PlayerToken> },
  ended: Pick<EndedList, 'covers'>,
): { verify(token: string): Promise<PlayerToken> } {
  return {
    verify: async (token) => {
      const player = await players.verify(token);
      if (ended.covers(player)) throw new SessionEnded(player);
      return player;
    },
  };
}
