import { randomUUID } from 'node:crypto';
import { wallDate, wallMs } from '@fabula/kit/clock';
import { AppError, toFrames } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { PlayerToken } from '@fabula/kit/tokens';
import { WelcomeSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { WebSocket } from 'ws';
import { failure } from '../turns/answer.ts';
import { endOfError } from '../turns/meters.ts';
import { Binding } from './binding.ts';
import { CLOSE, type CloseCode } from './close-codes.ts';
import type { SocketDeps } from './deps.ts';
import { Heartbeat } from './heartbeat.ts';
import { LateReports } from './late-reports.ts';
import { errorFrame, jsonFrame } from './outbound.ts';
import { Outgoing } from './outgoing.ts';
import { TokenClock } from './token-clock.ts';

export interface SignedIn {
  readonly player: PlayerToken;
  /** The access token as it came. */
  readonly token: string;
  /** The page's span, from the upgrade. */
  readonly traceparent: string | undefined;
}

/** Nobody is there to read it. */
class SocketClosed extends AppError {
  constructor() {
    super({
      reason: 'SOCKET_CLOSED',
      code: 'CANCELLED',
      message: 'The connection was closed.',
      retryable: true,
    });
  }
}

/** What run says of a story that is another player's, or of nobody. */
const FOREIGN = ['NOT_FOUND', 'PERMISSION_DENIED'];

const TAKEN_OVER = 'This story was opened somewhere else.';

/** One open socket: who it is, which story it plays, and the way out to it. */
export class Session {
  readonly id = randomUUID();
  readonly log: Logger;
  /** Whether an input came on this connection yet. */
  hadInput = false;
  private readonly outgoing: Outgoing;
  private readonly heartbeat: Heartbeat;
  private readonly clock: TokenClock;
  private readonly owned = new Set<string>();
  private readonly turns = new Set<Promise<void>>();
  /** What was heard of turns that run elsewhere. */
  readonly late: LateReports;
  private binding: Binding | undefined;
  private closing = false;

  constructor(
    private readonly socket: WebSocket,
    private signedIn: SignedIn,
    private readonly deps: SocketDeps,
  ) {
    this.log = deps.log.child({ session: this.id, player: signedIn.player.sub });
    const { meters, timing } = deps;
    const onStalled = () => this.close(CLOSE.tooSlow, 'takes nothing');
    this.outgoing = new Outgoing({ socket, stallMs: timing.stallMs, onStalled, onUnsent: meters.unsent });
    this.heartbeat = new Heartbeat(socket, timing);
    this.late = new LateReports(deps.playback);
    this.clock = new TokenClock(timing.tokenGraceMs, () => this.expire());
    this.clock.start(signedIn.player.exp);
    this.sayWelcome();
  }

  get player(): PlayerToken {
    return this.signedIn.player;
  }

  get token(): string {
    return this.signedIn.token;
  }

  get traceparent(): string | undefined {
    return this.signedIn.traceparent;
  }

  /** Closed, or about to be: nothing that still comes in counts. */
  get isClosing(): boolean {
    return this.closing;
  }

  get playerStoryId(): string | undefined {
    return this.binding?.playerStoryId;
  }

  renew(player: PlayerToken, token: string): void {
    this.signedIn = { ...this.signedIn, player, token };
    this.clock.start(player.exp);
  }

  send(frame: Uint8Array): void {
    this.deps.meters.frameOut(frame.length);
    this.outgoing.send(frame);
  }

  sendError(error: unknown): void {
    this.send(errorFrame(toFrames(error, this.log).message));
  }

  /**
   * An input that came to no turn: TurnFailed and its text, to this socket alone. It is in no log and has no place among
   * the story's frames, so it bears no epoch and seq 0, by which clients do not count. What is not the player's gets a
   * text and nothing else.
   */
  sendRefusal(error: unknown, inputId: string): void {
    const { code, reason, retryable, message } = toFrames(error, this.log);
    const again = retryable || code === 'UNAUTHENTICATED';
    const { frames } = failure({ inputId, attempt: 0, code, reason, retryable: again }, message);
    const said = FOREIGN.includes(code) ? [errorFrame(message)] : frames('', 0);
    for (const frame of said) this.send(frame);
  }

  room(): Promise<void> {
    return this.outgoing.writable();
  }

  /** Makes the story this socket's. Throws when it is not the player's. */
  async bind(playerStoryId: string): Promise<Binding> {
    if (this.binding?.playerStoryId === playerStoryId) return this.binding;
    if (!this.owned.has(playerStoryId)) await this.deps.owners.check(playerStoryId, this.token);
    this.owned.add(playerStoryId);
    await this.unbind();
    const { pending, sounds, meters } = this.deps;
    const send = (frame: Uint8Array) => {
      this.send(frame);
      this.late.passed(playerStoryId, frame);
    };
    const onLost = () => this.close(CLOSE.takenOver, 'taken over', errorFrame(TAKEN_OVER));
    const sessionId = this.id;
    const options = { pending, sounds, meters, playerStoryId, sessionId, send, onLost };
    this.binding = await Binding.open(options);
    if (this.closing) await this.unbind();
    if (!this.binding) throw new SocketClosed();
    return this.binding;
  }

  /** A page came back for nothing: counted where that is our doing. */
  notResumed(error: unknown): void {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    if (endOfError(code) === 'failed') this.deps.meters.notResumed();
  }

  /** Keeps the socket from being closed for its token until the turn has ended. */
  holdFor(turn: Promise<void>): void {
    this.turns.add(turn);
    turn.finally(() => this.turns.delete(turn));
  }

  /** It sends more than a page does: not another frame of it is read, so that its goodbye is not heard either. */
  flooded(): void {
    this.close(CLOSE.tooMuch, 'too many frames');
    this.socket.pause();
  }

  /** The account has opened so many others since. */
  tooMany(): void {
    this.close(CLOSE.tooMuch, 'too many sockets');
  }

  /** Sends what is queued and `last`, then closes. A client that does not answer is cut off. */
  close(code: CloseCode, reason: string, last?: Uint8Array): void {
    if (this.closing) return;
    this.closing = true;
    this.log.info({ code, reason }, 'closing a socket');
    if (last) this.send(last);
    const cut = setTimeout(() => this.socket.terminate(), this.deps.timing.goodbyeMs);
    this.socket.once('close', () => clearTimeout(cut));
    if (code === CLOSE.tooSlow) this.socket.close(code, reason);
    else void this.outgoing.flushed().then(() => this.socket.close(code, reason));
  }

  /** The socket has closed. */
  async ended(): Promise<void> {
    this.closing = true;
    this.heartbeat.stop();
    this.clock.stop();
    this.outgoing.close();
    await this.unbind();
  }

  private sayWelcome(): void {
    const { pagePingMs: pingEveryMs, pagePongMs: pingWithinMs } = this.deps.timing;
    const serverTime = wallDate().toISOString();
    const welcome = { sessionId: this.id, serverTime, pingEveryMs, pingWithinMs };
    this.send(jsonFrame('Welcome', WelcomeSchema, welcome));
  }

  private async unbind(): Promise<void> {
    const { binding } = this;
    this.binding = undefined;
    await binding?.close();
  }

  private async expire(): Promise<void> {
    await Promise.allSettled(this.turns);
    if (this.player.exp * 1000 <= wallMs()) this.close(CLOSE.tokenExpired, 'token expired');
    else this.clock.start(this.player.exp);
  }
}
