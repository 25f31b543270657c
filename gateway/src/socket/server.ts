import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkRoom } from '@fabula/kit/http-room';
import type { PlayerToken } from '@fabula/kit/tokens';
import { GoingAwaySchema } from '@fabula/proto/frames/v1/frames_pb';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE } from './close-codes.ts';
import { comeBackMs } from './come-back.ts';
import type { SocketDeps } from './deps.ts';
import { Draining } from './draining.ts';
import { jsonFrame } from './outbound.ts';
import { Pipeline } from './pipeline.ts';
import { PlayerSockets } from './player-sockets.ts';
import { Session, type SignedIn } from './session.ts';
import { admit, refuse } from './upgrade.ts';

/** By the protocol a larger frame closes the socket with 1009. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;

export interface SocketServerOptions extends SocketDeps {
  /** Whether a page of this origin may open a socket. */
  readonly isOurOrigin: (request: IncomingMessage) => boolean;
  /** What every answer bears; here those that refuse an upgrade. */
  readonly fixedHeaders: Readonly<Record<string, string>>;
  /** Milliseconds for which this gateway says that it is not ready before it drains. */
  readonly lingerMs: number;
}

/** Serves `/ws` on an HTTP server. */
export class SocketServer {
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  private readonly sessions = new Set<Session>();
  private readonly players = new PlayerSockets<Session>();
  private draining = false;

  constructor(
    http: Server,
    private readonly options: SocketServerOptions,
  ) {
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  /** Tells every client to come back elsewhere. Turns go on; their frames are in the pending store. */
  drain(): void {
    this.draining = true;
    const leaving = { lingeredMs: this.options.lingerMs, sockets: this.sessions.size };
    for (const session of this.sessions) {
      const reconnectAfterMs = comeBackMs(leaving, Math.random());
      session.close(
        CLOSE.goingAway,
        'going away',
        jsonFrame('GoingAway', GoingAwaySchema, { reconnectAfterMs }),
      );
    }
  }

  /** Closes the sockets of those whose session has ended: whoever can have a new token comes back with it. */
  end(hasEnded: (player: PlayerToken) => boolean): void {
    for (const session of this.sessions)
      if (hasEnded(session.player)) session.close(CLOSE.tokenExpired, 'session ended');
  }

  async close(): Promise<void> {
    this.drain();
    for (const socket of this.wss.clients) socket.terminate();
    await new Promise((resolve) => this.wss.close(resolve));
    await Promise.all([...this.sessions].map((session) => session.ended()));
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { log, players, isOurOrigin } = this.options;
    const onError = (err: Error) => log.debug({ err }, 'a socket broke before its upgrade');
    socket.on('error', onError);
    try {
      checkRoom(request);
      if (this.draining) throw new Draining();
      const signedIn = await admit(request, { players, isOurOrigin });
      socket.off('error', onError);
      this.wss.handleUpgrade(request, socket, head, (ws) => this.open(ws, signedIn));
    } catch (error) {
      this.options.meters.refused(refuse(socket, { error, headers: this.options.fixedHeaders, log }));
    }
  }

  private open(socket: WebSocket, signedIn: SignedIn): void {
    const { meters, log } = this.options;
    const session = new Session(socket, signedIn, this.options);
    const pipeline = new Pipeline(socket, session, this.options);
    this.sessions.add(session);
    this.players.add(session);
    meters.opened();
    socket.on('message', (data: Buffer, isBinary: boolean) => pipeline.take(data, isBinary));
    for (const control of ['ping', 'pong'] as const) socket.on(control, () => void pipeline.count());
    socket.on('error', (err) => log.info({ code: codeOf(err) }, 'a socket broke'));
    socket.once('close', (code) => {
      this.sessions.delete(session);
      this.players.delete(session);
      meters.closed(code);
      session.ended().catch((err: unknown) => log.error({ err }, 'a session did not end well'));
    });
  }
}

/** ws names what a client did wrong by a code; its text may quote the client. */
function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}
