import { randomUUID } from 'node:crypto';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import type { GameView } from '@fabula/proto/run/v1/view_pb';
import type { Clock } from '@fabula/web/lib/clock';
import type { AudioAnswer, GameOutput, SentInput, TurnFailed } from '@fabula/web/lib/protocol/frames';
import { FabulaSocket } from '@fabula/web/lib/socket/fabulaSocket';
import type { Wake } from '@fabula/web/lib/socket/lifeline';
import type { WireConstructor } from '@fabula/web/lib/socket/wire';
import { WebSocket } from 'ws';
import { Account, type AccountOptions } from './account.ts';
import { idOf, STORY_ID } from './story.ts';

export type Language = 'en' | 'fr';

export interface PlayerOptions extends AccountOptions {
  /** Where the socket goes, e.g. through a proxy: ws://, with /ws. The site's own address without it. */
  readonly socketUrl?: string;
  /** By its folder; the first one without it. */
  readonly story?: string;
  readonly wake?: Wake;
  readonly clock?: Clock;
  /** Called for every input that was refused for now; by default it is sent again after a moment. */
  readonly onRetryable?: (failure: TurnFailed, retry: () => void) => void;
}

/** A turn as its player had it. */
export interface PlayedTurn {
  readonly inputId: string;
  readonly output: GameOutput;
  /** What was understood; '' where nothing was said. */
  readonly transcript: string;
  readonly sentences: readonly AudioAnswer[];
  /** mp3 files, one a sentence. */
  readonly audio: readonly Uint8Array[];
}

/** An input that was refused for good. */
export class TurnRefused extends Error {
  constructor(
    readonly code: string,
    readonly texts: readonly string[],
  ) {
    super(`${code}: ${texts.at(-1) ?? 'the socket told nothing'}`);
    this.name = 'TurnRefused';
  }
}

export interface Recording {
  readonly bytes: Uint8Array;
  /** Hz, of PCM. */
  readonly sampleRate?: number;
}

const RETRY_MS = 300;

interface Waiting {
  readonly sentences: AudioAnswer[];
  readonly audio: Uint8Array[];
  transcript: string;
  /** Says it once more, under the same id. */
  again: (() => void) | undefined;
  readonly resolve: (turn: PlayedTurn) => void;
  readonly reject: (error: Error) => void;
}

/** A player at the end of the product's own socket client, with no page around it. */
export class Player {
  /** Texts that the site sent for the player. */
  readonly errors: string[] = [];
  readonly socket: FabulaSocket;
  playerStoryId = '';
  private readonly waiting = new Map<string, Waiting>();

  private constructor(
    readonly account: Account,
    options: PlayerOptions,
  ) {
    const { wake, clock, onRetryable } = options;
    this.socket = new FabulaSocket({
      url: options.socketUrl ?? `${account.api.origin.replace(/^http/, 'ws')}/ws`,
      token: (asked) => account.token(asked),
      WebSocket: WebSocket as unknown as WireConstructor,
      ...(wake && { wake }),
      ...(clock && { clock }),
    });
    this.listen(onRetryable ?? ((_failure, retry) => setTimeout(retry, RETRY_MS)));
  }

  /** Signs up, and begins a run of the story. */
  static async begin(origin: string, language: Language, options: PlayerOptions = {}): Promise<Player> {
    const player = new Player(await Account.signUp(origin, options), options);
    await player.newRun(options.story, language);
    player.socket.connect();
    return player;
  }

  /** Goes on with a run of somebody who has an account. */
  static back(account: Account, playerStoryId: string): Player {
    const player = new Player(account, {});
    player.playerStoryId = playerStoryId;
    player.socket.connect();
    return player;
  }

  /** Begins a run, of the first story where none is named; what is said from here on is said in it. */
  async newRun(story: string | undefined, language: Language): Promise<void> {
    const storyId = story === undefined ? STORY_ID : idOf(story);
    const created = await this.account.api.call(RunService.method.createRun, { storyId, language });
    this.playerStoryId = created.playerStoryId;
  }

  /** What the stage shows; with a token that lives. */
  async view(): Promise<GameView> {
    await this.account.token();
    const { playerStoryId } = this;
    const { view } = await this.account.api.call(RunService.method.getGameView, { playerStoryId });
    if (!view) throw new Error('a run has a view');
    return view;
  }

  /** Opens a moment, or has its opening told again. */
  start(playerMomentId: string): Promise<PlayedTurn> {
    return this.send({ kind: 'start_moment', player_moment_id: playerMomentId, input_id: playerMomentId });
  }

  say(text: string, inputId: string = randomUUID()): Promise<PlayedTurn> {
    return this.send({ text, input_id: inputId });
  }

  /** Says it as a player does: where the moment is over, the next ones are opened first, until one listens. */
  async sayOn(text: string): Promise<PlayedTurn> {
    for (;;) {
      const { momentStatus, playerMomentId } = await this.view();
      if (momentStatus === 'open') return this.say(text);
      await this.start(playerMomentId);
    }
  }

  /** `traceparent`: the page's span that the turn belongs to. */
  speak({ bytes, sampleRate }: Recording, language: Language, traceparent?: string): Promise<PlayedTurn> {
    const format = sampleRate === undefined ? {} : { sample_rate: sampleRate, audio_format: 'pcm' };
    const trace = traceparent === undefined ? {} : { traceparent };
    return this.send({ language, ...format, ...trace, input_id: randomUUID() }, bytes);
  }

  /** Throws TurnRefused. */
  send(input: Omit<SentInput, 'player_story_id'>, audio?: Uint8Array): Promise<PlayedTurn> {
    return new Promise((resolve, reject) => {
      const again = () => void this.socket.sendInput(whole, audio);
      const whole = { ...input, player_story_id: this.playerStoryId };
      this.waiting.set(input.input_id, { resolve, reject, again, sentences: [], audio: [], transcript: '' });
      this.socket.sendInput(whole, audio);
    });
  }

  close(): void {
    this.socket.close();
  }

  private listen(onRetryable: NonNullable<PlayerOptions['onRetryable']>): void {
    const { socket, waiting } = this;
    socket.on('error', (text) => this.errors.push(text));
    socket.on('transcript', (frame) => {
      const turn = waiting.get(frame.input_id);
      if (turn) turn.transcript = frame.transcribed_player_answer;
    });
    socket.on('audio', (header, mp3) => {
      const turn = waiting.get(header.input_id);
      turn?.sentences.push(header);
      turn?.audio.push(mp3);
    });
    socket.on('output', (output) =>
      this.settle(output.input_id, (turn) => turn.resolve(played(output, turn))),
    );
    socket.on('failed', (failure) => {
      if (failure.retryable) onRetryable(failure, () => socket.retry());
      // Its text comes in the frame after it.
      else setImmediate(() => this.refuse(failure.input_id, failure.code));
    });
    socket.on('dropped', (inputId) => this.dropped(inputId));
  }

  /** The client keeps an input for a minute; whoever still waits then says it again. */
  private dropped(inputId: string): void {
    const turn = this.waiting.get(inputId);
    // The client is in the middle of sending what it has: this comes after it.
    if (turn?.again) setImmediate(turn.again);
    else this.refuse(inputId, 'DROPPED');
    if (turn) turn.again = undefined;
  }

  private refuse(inputId: string, code: string): void {
    this.settle(inputId, (turn) => turn.reject(new TurnRefused(code, this.errors)));
  }

  private settle(inputId: string, end: (turn: Waiting) => void): void {
    const turn = this.waiting.get(inputId);
    this.waiting.delete(inputId);
    if (turn) end(turn);
  }
}

function played(output: GameOutput, { transcript, sentences, audio }: Waiting): PlayedTurn {
  return { inputId: output.input_id, output, transcript, sentences, audio };
}
