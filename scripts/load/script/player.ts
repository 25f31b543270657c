import type { SentInput, TurnFailed } from '@fabula/web/lib/protocol/frames';
import { FabulaSocket } from '@fabula/web/lib/socket/fabulaSocket';
import type { Language, Person } from '../plan.ts';
import { Api } from './api.ts';
import { newId } from './chance.ts';
import { plan } from './given.ts';
import { measures } from './measures.ts';
import { clock, within } from './time.ts';
import { type Kind, Turn, type Way } from './turn.ts';
import { Line } from './wire.ts';

/** Where a run stands, as far as a player has to know. */
export interface View {
  readonly playerMomentId: string;
  readonly blueprintMomentId: string;
  readonly momentStatus: string;
  readonly loopStatus: string;
}

/** Milliseconds before an input that was given up for now is sent again, and how often that is done. */
const AGAIN_MS = 1_000;
const MOST_RETRIES = 20;
/** The client gives an input up after 75 s without a word; one that has left its line for good never says so. */
const PATIENCE_MS = 80_000;
/** Milliseconds after which nobody waits for a line to come back. */
const BACK_MS = 60_000;
const RUN = 'fabula.run.v1.RunService';

export interface Saying {
  readonly kind: Kind;
  readonly way: Way;
  /** When it is due, milliseconds since 1970. */
  readonly dueMs: number;
  readonly input: Omit<SentInput, 'player_story_id' | 'input_id'>;
  /** Without it a new one. */
  readonly inputId?: string;
  readonly audio?: Uint8Array;
}

/** Somebody at the product's own socket client, with no page around it: it resumes, and sends again, as pages do. */
export class Player {
  readonly api: Api;
  private readonly line = new Line();
  private readonly socket: FabulaSocket;
  private readonly turns = new Map<string, Turn>();
  private playerStoryId = '';
  private tellConnected: () => void = () => {};

  constructor(
    person: Person,
    readonly language: Language,
  ) {
    this.api = new Api(person);
    this.socket = new FabulaSocket({
      url: `${plan.origin.replace(/^http/, 'ws')}/ws`,
      token: (asked) => this.api.token(asked),
      WebSocket: this.line.Wire,
      clock,
    });
    this.listen();
  }

  /** Resolves once the site has spoken. */
  async connect(): Promise<void> {
    const from = Date.now();
    const connected = this.connected();
    this.socket.connect();
    await connected;
    measures.connectMs.add(Date.now() - from);
  }

  async newRun(): Promise<void> {
    const from = Date.now();
    const request = { storyId: plan.storyId, language: this.language };
    const { playerStoryId } = await this.api.call<{ playerStoryId: string }>(`${RUN}/CreateRun`, request);
    measures.newRunMs.add(Date.now() - from);
    this.playerStoryId = playerStoryId;
  }

  async view(): Promise<View> {
    const from = Date.now();
    const { playerStoryId } = this;
    const { view } = await this.api.call<{ view: View }>(`${RUN}/GetGameView`, { playerStoryId });
    measures.viewMs.add(Date.now() - from);
    return view;
  }

  say({ kind, way, dueMs, input, inputId = newId(), audio }: Saying): Turn {
    const turn = new Turn(inputId, kind, way, dueMs);
    this.turns.set(inputId, turn);
    const cancel = clock.after(PATIENCE_MS, () => this.settle(inputId, (one) => one.failed('NO_ANSWER')));
    void turn.over.then(cancel);
    this.socket.sendInput({ ...input, input_id: inputId, player_story_id: this.playerStoryId }, audio);
    return turn;
  }

  chunk({ inputId }: Turn, index: number, { audio, last }: { audio: Uint8Array; last: boolean }): void {
    this.socket.sendChunk(inputId, { index, last, audio });
  }

  /** An answer was heard so far; to its end where it was not skipped. */
  heard({ inputId }: Turn, heardMs: number): void {
    this.socket.stopSpeaking(inputId, heardMs);
  }

  /** The line breaks. Resolves when the site has told what was missed, by the client's own rules for coming back. */
  async drop(): Promise<void> {
    measures.drops.add(1);
    const from = Date.now();
    const connected = this.connected();
    this.line.drop();
    if (await within(BACK_MS, connected)) measures.backMs.add(Date.now() - from);
    else measures.lost.add(1, { status: 'late' });
  }

  close(): void {
    this.socket.close();
  }

  private connected(): Promise<void> {
    return new Promise((resolve) => {
      this.tellConnected = resolve;
    });
  }

  private listen(): void {
    const { socket, turns } = this;
    socket.on('status', (status) => {
      if (status === 'connected') this.tellConnected();
      else if (status !== 'reconnecting' && status !== 'disconnected') measures.lost.add(1, { status });
    });
    socket.on('transcript', (frame) => {
      const turn = turns.get(frame.input_id);
      if (turn) turn.transcript = frame.transcribed_player_answer;
    });
    socket.on('audio', (header, mp3) => turns.get(header.input_id)?.sentence(mp3.length));
    socket.on('output', (output) => this.settle(output.input_id, (turn) => turn.ended(output)));
    socket.on('failed', (failure) => this.failed(failure));
    socket.on('dropped', (inputId) => this.settle(inputId, (turn) => turn.failed('DROPPED')));
  }

  private failed({ input_id, code, retryable }: TurnFailed): void {
    if (code === 'RESOURCE_EXHAUSTED') measures.refused.add(1, { what: 'inputs' });
    const turn = this.turns.get(input_id);
    if (retryable && turn && turn.retries < MOST_RETRIES) {
      turn.retries += 1;
      measures.again.add(1, { code });
      clock.after(AGAIN_MS, () => this.turns.has(input_id) && this.socket.retry());
    } else this.settle(input_id, (one) => one.failed(code));
  }

  private settle(inputId: string, end: (turn: Turn) => void): void {
    const turn = this.turns.get(inputId);
    this.turns.delete(inputId);
    if (turn) end(turn);
  }
}
