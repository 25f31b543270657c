import { decodeFrame, type Frame, FrameError, frameValue } from '@fabula/proto/frames';
import type {
  AudioAnswer,
  CardModifierNotification,
  EquipmentForging,
  GameOutput,
  GoingAway,
  Resumed,
  TurnFailed,
  TurnFrame,
  UserInput,
  Welcome,
} from '../protocol/frames.ts';
import type { Emitter } from './emitter.ts';
import type { SocketEvents } from './events.ts';
import type { Outbox } from './outbox.ts';
import type { Position } from './position.ts';
import { Seen } from './seen.ts';

/** Frames that the server sends, by type, as their JSON. */
interface ServerFrames {
  AudioAnswer: AudioAnswer;
  UserInput: UserInput;
  GameOutput: GameOutput;
  EquipmentForging: EquipmentForging;
  CardModifierNotification: CardModifierNotification;
  TurnFailed: TurnFailed;
  Welcome: Welcome;
  Resumed: Resumed;
  GoingAway: GoingAway;
  Pong: object;
}

const NOTHING = new Uint8Array(0);
/** Frames of the connection; all others are of a turn. */
const UNNUMBERED: ReadonlySet<string> = new Set<keyof ServerFrames>([
  'Welcome',
  'Resumed',
  'GoingAway',
  'Pong',
]);

export interface ReaderOptions {
  readonly events: Emitter<SocketEvents>;
  readonly outbox: Outbox;
  readonly position: Position;
  readonly onWelcome: (welcome: Welcome) => void;
  readonly onResumed: () => void;
  readonly onGoingAway: (afterMs: number) => void;
  /**
   * An input was refused for the token that this connection has. Answers whether it is to be sent again with another one;
   * where there is none after all, `tell` says what was kept back.
   */
  readonly onTokenRefused: (tell: () => void) => boolean;
}

/** A refusal that nobody has to hear of where another token helps. */
interface KeptBack {
  readonly failure: TurnFailed;
  message?: string;
}

/** The code of such a refusal. */
const UNAUTHENTICATED = 'UNAUTHENTICATED';

type Handlers = { [T in keyof ServerFrames]: (json: ServerFrames[T], bytes: Uint8Array) => void };

/** Turns the server's frames into events: each once, and none of an attempt that was given up. */
export class Reader {
  private readonly seen = new Seen();
  /** How a turn failed, for the text that comes next. */
  private failure: TurnFailed | undefined;
  private keptBack: KeptBack | undefined;
  private readonly handlers: Handlers;

  constructor(private readonly options: ReaderOptions) {
    const { events, position } = options;
    this.handlers = {
      AudioAnswer: (json, mp3) => this.isNews(json, `audio ${json.index}`) && events.emit('audio', json, mp3),
      UserInput: (json) => this.isNews(json) && events.emit('transcript', json),
      GameOutput: (json) => {
        this.options.outbox.settle(json.input_id);
        if (this.isNews(json, 'output')) events.emit('output', json);
      },
      EquipmentForging: (json) => this.isNews(json, 'forging') && events.emit('forging', json),
      CardModifierNotification: (json) => this.isNews(json, 'modifiers') && events.emit('modifiers', json),
      TurnFailed: (json) => {
        position.passed(json);
        if (json.retryable) this.options.outbox.keep(json.input_id);
        else this.options.outbox.settle(json.input_id);
        this.failure = json;
        const keptBack: KeptBack = { failure: json };
        const isForToken = json.retryable && json.code === UNAUTHENTICATED;
        this.keptBack =
          isForToken && options.onTokenRefused(() => this.tell(keptBack)) ? keptBack : undefined;
        if (!this.keptBack) events.emit('failed', json);
      },
      Welcome: options.onWelcome,
      Resumed: (json) => {
        if (position.resumed(json)) events.emit('stale');
        options.onResumed();
      },
      GoingAway: (json) => options.onGoingAway(json.reconnect_after_ms),
      // That it came is all there is to know.
      Pong: () => undefined,
    };
  }

  /** Frames of types that this client does not know are newer than it: they are logged and ignored, as those that are broken. */
  read(bytes: Uint8Array): void {
    const frame = readable(() => decodeFrame(bytes));
    if (!frame) return;
    if (frame.type === 'ErrorMessage') this.error(frame.json);
    else if (isKnown(frame, this.handlers)) this.handle(frame);
    else console.info(`a frame of a type that is not known: ${frame.type}`);
  }

  /** The player asks anew: what was heard of the answer before is heard again. */
  expect(inputId: string): void {
    this.seen.forget(inputId);
  }

  private tell(keptBack: KeptBack): void {
    const { events } = this.options;
    const { failure, message } = keptBack;
    events.emit('failed', failure);
    if (message !== undefined) events.emit('error', message, failure);
    else this.keptBack = undefined;
  }

  private error(message: string): void {
    const { failure, keptBack } = this;
    this.failure = undefined;
    this.keptBack = undefined;
    if (keptBack) {
      keptBack.message = message;
      return;
    }
    // It may be all that comes of an input: whatever waits is the player's to send again, or to replace.
    if (!failure) this.options.outbox.keepAll();
    this.options.events.emit('error', message, failure);
  }

  private handle<T extends keyof ServerFrames>(frame: Frame & { readonly type: T }): void {
    const handler = this.handlers[frame.type] as (json: ServerFrames[T], bytes: Uint8Array) => void;
    const json = readable(() => frameValue(frame));
    if (typeof json !== 'object' || json === null) return;
    if (UNNUMBERED.has(frame.type) || isNumbered(json))
      handler(json as ServerFrames[T], frame.bytes ?? NOTHING);
    else console.warn(`a frame without what every frame of a turn says of itself: ${frame.type}`);
  }

  private isNews(json: TurnFrame, key?: string): boolean {
    this.options.position.passed(json);
    this.options.outbox.progressed(json.input_id);
    return this.seen.accept(json, key);
  }
}

function isKnown(frame: Frame, handlers: Handlers): frame is Frame & { readonly type: keyof ServerFrames } {
  return Object.hasOwn(handlers, frame.type);
}

function isNumbered(json: object): boolean {
  const { input_id, epoch, seq } = json as Partial<TurnFrame>;
  return typeof input_id === 'string' && typeof epoch === 'string' && typeof seq === 'number';
}

/** Undefined where it is broken: what waits for it is asked for again in its time. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    console.warn('a frame that cannot be read', error);
    return undefined;
  }
}
