import { InvalidField } from '@fabula/kit/validate';
import { decodeFrame, type Frame, FrameError } from '@fabula/proto/frames';
import { PongSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes.ts';
import type { SocketDeps } from './deps.ts';
import { FrameBudget } from './frame-budget.ts';
import { audioChunk } from './frames/audio-chunk.ts';
import type { FrameHandler } from './frames/handler.ts';
import { resume } from './frames/resume.ts';
import { stopSpeaking } from './frames/stop-speaking.ts';
import { token } from './frames/token.ts';
import { userInput } from './frames/user-input.ts';
import { jsonFrame } from './outbound.ts';
import type { Session } from './session.ts';

const HANDLERS = new Map<string, FrameHandler>([
  ['USER_INPUT', userInput],
  ['AUDIO_CHUNK', audioChunk],
  ['STOP_SPEAKING', stopSpeaking],
  ['RESUME', resume],
  ['TOKEN', token],
]);

const PING = Buffer.from('PING\0');
const PONG = jsonFrame('Pong', PongSchema, {});

/** Frames that wait for the one before them; above this the socket is not read. */
const MOST_WAITING = 32;

/** The way in: frames of one socket are handled one after the other, in the order in which they came. */
export class Pipeline {
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly budget = new FrameBudget();
  private isFlooded = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly session: Session,
    private readonly deps: SocketDeps,
  ) {}

  take(data: Uint8Array, isBinary: boolean): void {
    if (!this.count()) return;
    if (isBinary && isPing(data)) this.pong();
    else this.lineUp(data, isBinary);
  }

  /** Something came, be it a ping. Answers whether it is to be heard: beyond the budget nothing of this socket is. */
  count(): boolean {
    if (this.session.isClosing) return false;
    if (this.budget.take()) return true;
    this.isFlooded = true;
    this.session.flooded();
    return false;
  }

  private lineUp(data: Uint8Array, isBinary: boolean): void {
    this.waiting += 1;
    if (this.waiting === MOST_WAITING) this.socket.pause();
    this.tail = this.tail.then(() => this.handle(data, isBinary)).finally(() => this.done());
  }

  /** Before whatever is being done: a page that hears nothing takes its line for dead. */
  private pong(): void {
    this.deps.meters.frameIn('PING');
    if (!this.session.isClosing) this.session.send(PONG);
  }

  private done(): void {
    this.waiting -= 1;
    if (this.waiting === 0 && !this.isFlooded) this.socket.resume();
  }

  private async handle(data: Uint8Array, isBinary: boolean): Promise<void> {
    if (this.session.isClosing) return;
    try {
      const frame = isBinary ? this.decode(data) : undefined;
      if (!isBinary) this.session.close(CLOSE.notAFrame, 'binary messages only');
      if (frame) await this.dispatch(frame);
    } catch (error) {
      this.session.sendError(error);
    }
  }

  private async dispatch(frame: Frame): Promise<void> {
    this.deps.meters.frameIn(frame.type);
    const handler = HANDLERS.get(frame.type);
    if (handler) await handler(this.session, frame, this.deps);
    else this.session.log.info({ type: frame.type }, 'a frame of a type that is not known');
  }

  private decode(data: Uint8Array): Frame | undefined {
    try {
      return decodeFrame(data);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      if (error.kind === 'utf8' || error.kind === 'json') throw new InvalidField('payload', error.message);
      if (error.kind === 'no-zero-byte') this.session.close(CLOSE.notAFrame, 'a frame needs a zero byte');
      else this.session.log.info('a frame without a readable type');
      return undefined;
    }
  }
}

const isPing = (data: Uint8Array): boolean => PING.compare(data.subarray(0, PING.length)) === 0;
