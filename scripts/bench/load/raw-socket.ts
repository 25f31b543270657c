import { once } from 'node:events';
import { decodeFrame, encodeFrame, type Frame, frameValue } from '@fabula/proto/frames';
import type { AudioAnswer, GameOutput, TurnFailed, UserInput } from '@fabula/web/lib/protocol/frames';
import { WebSocket } from 'ws';

/** How the failure begins of whatever is asked of a socket that is closed, before its code. */
export const CLOSED = 'closed with ';

/** What a player waits for, on the clock of `performance`. */
export interface Listener {
  onTranscript?(text: string): void;
  /** A sentence has come whole. */
  onAudio?(atMs: number, header: () => AudioAnswer): void;
  onOutput(atMs: number, output: GameOutput): void;
  onFailed(reason: string): void;
}

/**
 * The least that can play: one socket, no resume, no timers, frames stamped before they are read. A thousand of the
 * product's own clients (web/src/lib/socket) would each parse every frame and keep what they have seen; here that would
 * be measured too, since the load generator shares its processors with what it measures. Faults are tried with those.
 */
export class RawSocket {
  private listener: Listener | undefined;
  private onResumed: () => void = () => {};
  /** The code of a failure, whose text comes in the frame after it. */
  private failed = '';
  private closedWith: number | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.take(performance.now(), data));
    socket.on('error', (error) => this.listener?.onFailed(error.message));
    socket.on('close', (code) => {
      this.closedWith = code;
      this.listener?.onFailed(`${CLOSED}${code}`);
    });
  }

  /** @param url ws://, with /ws and the token */
  static async open(url: string): Promise<RawSocket> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const raw = new RawSocket(socket);
    await once(socket, 'open');
    return raw;
  }

  /** Sends an input; its answer goes to the listener, and of a socket that is closed at once that it is. */
  input(input: object, listener: Listener, audio?: Uint8Array): void {
    this.listener = listener;
    if (this.closedWith !== undefined) listener.onFailed(`${CLOSED}${this.closedWith}`);
    else this.socket.send(encodeFrame('USER_INPUT', JSON.stringify(input), audio));
  }

  /** Binds the socket to a story, as a client does that comes back. */
  resume(playerStoryId: string): Promise<void> {
    const resume = { player_story_id: playerStoryId, epoch: '', last_seq: 0 };
    const resumed = new Promise<void>((resolve, reject) => {
      this.onResumed = resolve;
      this.listener = { onOutput: () => {}, onFailed: (reason) => reject(new Error(reason)) };
    });
    this.socket.send(encodeFrame('RESUME', JSON.stringify(resume)));
    return resumed;
  }

  async close(): Promise<void> {
    this.listener = undefined;
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.terminate();
    await closed;
  }

  private take(atMs: number, data: Buffer): void {
    const frame = decodeFrame(data);
    if (frame.type === 'Resumed') this.onResumed();
    else if (frame.type === 'TurnFailed') this.failed = `${(frameValue(frame) as TurnFailed).code}: `;
    else if (this.listener) this.tell(this.listener, frame, atMs);
  }

  private tell(listener: Listener, frame: Frame, atMs: number): void {
    if (frame.type === 'AudioAnswer') listener.onAudio?.(atMs, () => frameValue(frame) as AudioAnswer);
    else if (frame.type === 'UserInput')
      listener.onTranscript?.((frameValue(frame) as UserInput).transcribed_player_answer);
    else if (frame.type === 'GameOutput') listener.onOutput(atMs, frameValue(frame) as GameOutput);
    else if (frame.type === 'ErrorMessage') {
      listener.onFailed(`${this.failed}${frame.json}`);
      this.failed = '';
    }
  }
}
