import type { Connection, GameChannel } from '../channel/channel.ts';
import type { AudioAnswer, GameInput, SentInput } from '../protocol/frames.ts';
import { newInputId } from '../protocol/inputId.ts';
import { canRecord } from '../voice/microphone/canRecord.ts';
import { KeptLines } from '../voice/speaker/keptLines.ts';
import type { SpeakerEvents } from '../voice/speaker/speaker.ts';
import { channelEvents } from './channelEvents.ts';
import { lineOf, serializable } from './lines.ts';
import { Mouth } from './mouth.ts';
import { Recorder, RecordingUnsupported } from './recorder.ts';
import { talkOf } from './said.ts';
import type { SessionHost } from './sessionHost.ts';
import { type GameEvent, gameEvents } from './state.ts';
import { askedNow } from './talk.ts';
import { type Effect, effectsOf } from './turn/effects.ts';
import type { TurnEvent } from './turn/turn.ts';
import { turnEventOf } from './turn/turnActions.ts';
import { isAway, mayHearAgain, retryable } from './uiState.ts';

type Answer = Omit<GameInput, 'player_story_id' | 'player_moment_id' | 'input_id' | 'language'>;

/**
 * One player story on this page: what is said goes out, what is answered is heard and told as events. Where the turn
 * stands is the store's alone; what it leads to in voice, microphone and music is done here.
 */
export class GameSession {
  readonly #host: SessionHost;
  readonly #mouth: Mouth;
  readonly #kept = new KeptLines();
  readonly #recorder: Recorder;
  readonly #channel: GameChannel;
  /** Hears of the microphone's level (RMS, 0 to 1) while somebody records. */
  onLevel: (level: number) => void = () => undefined;

  constructor(host: SessionHost) {
    this.#host = host;
    const tell = (event: GameEvent) => this.#tell(event);
    const onStage = (playerMomentId: string) => this.#onStage(playerMomentId);
    this.#channel = host.openChannel({
      ...channelEvents({ host, tell, onStage }),
      status: (connection) => this.#connection(connection),
      audio: (header, mp3) => this.#hear(header, mp3),
    });
    const channel = this.#channel;
    this.#mouth = new Mouth({
      ...{ engine: host.audio.engine, events: this.#speech(), channel },
      speakBeside: () => host.speakBeside?.(),
    });
    this.#recorder = new Recorder({
      ...{ audio: host.audio, channel },
      onLevel: (level) => this.onLevel(level),
      onBegun: (inputId) => this.#move({ kind: 'granted', inputId }),
      listenBeside: () =>
        host.listenBeside?.(host.language(), (words) => this.#tell(gameEvents.wordsHeard(words))),
      onSaid: (inputId) => this.#move({ kind: 'recorded', inputId }),
    });
  }

  /** `isAgain`: the moment is open already, and its start tells how it stands. */
  start(playerMomentId: string, isAgain: boolean): void {
    this.#tell(gameEvents.momentStarted({ playerMomentId, isAgain }));
    this.#mouth.forgive(playerMomentId);
    this.#channel.sendInput({
      player_story_id: this.#host.playerStoryId,
      player_moment_id: playerMomentId,
      input_id: playerMomentId,
      kind: 'start_moment',
    });
  }

  /** Leaves the moment on stage. */
  leave(): void {
    this.#tell(gameEvents.momentLeft());
  }

  /**
   * Sends words, a choice, or a recording that was made elsewhere (the native shell). Off stage nothing is asked: what the
   * shell heard there answers nothing.
   */
  answer(answer: Answer, audio?: Uint8Array): void {
    if (!this.#host.game().moment) {
      this.spokeElsewhere();
      return;
    }
    const input = this.#input(answer);
    const words = answer.text ?? answer.transcription ?? '';
    this.#tell(gameEvents.inputSent({ inputId: input.input_id, words }));
    this.#channel.sendInput(input, audio);
  }

  /**
   * Records an answer and sends it while it is spoken; does nothing while one is recorded, or about to be. Throws
   * RecordingUnsupported, or what the browser throws on refusal.
   */
  async record(answer: Answer): Promise<void> {
    if (!canRecord()) throw new RecordingUnsupported();
    const input = this.#input({ ...answer, streaming: true, audio_format: 'pcm', sample_rate: 16_000 });
    this.#move({ kind: 'asked', inputId: input.input_id });
    const { turn } = this.#host.game();
    if (turn.at !== 'opening' || turn.inputId !== input.input_id) return;
    try {
      await this.#recorder.record(input);
    } catch (error) {
      this.#move({ kind: 'stopped' });
      throw error;
    }
  }

  stopRecording(): void {
    this.#recorder.stop();
    this.#move({ kind: 'stopped' });
  }

  /** The native shell hears the player: the page falls silent, and what still comes to be said is not. */
  speaksElsewhere(): void {
    this.#move({ kind: 'elsewhere' });
  }

  /** Nothing has come of it. */
  spokeElsewhere(): void {
    this.#move({ kind: 'cancelled' });
  }

  /** Cuts what is being said; the turn goes on. */
  skip(): void {
    this.#move({ kind: 'skipped' });
  }

  /** Says again what the player is to answer, as it was said; nothing while anything else goes on. */
  hearAgain(): void {
    const game = this.#host.game();
    if (!mayHearAgain(game)) return;
    for (const line of this.#kept.again(askedNow(talkOf(game.said)), this.#host.language())) {
      this.#move({ kind: 'line', inputId: line.inputId });
      this.#mouth.sayAgain(line);
    }
  }

  retry(): void {
    const inputId = retryable(this.#host.game());
    if (inputId !== undefined) this.#move({ kind: 'retried', inputId });
    this.#channel.retry();
  }

  reconnect(): void {
    this.#channel.connect();
  }

  close(): void {
    const { music, effects } = this.#host.audio;
    this.#recorder.close();
    this.#mouth.silence(undefined);
    this.#channel.close();
    music.stop();
    void effects.think(false);
  }

  /** The store learns of it, and what has come of it for the turn is done. */
  #tell(event: GameEvent): void {
    const { game, dispatch } = this.#host;
    const { turn: before } = game();
    dispatch(event);
    const moved = turnEventOf(event);
    if (moved) for (const effect of effectsOf(before, moved, game().turn)) this.#do(effect);
  }

  #move(event: TurnEvent): void {
    this.#tell(gameEvents.turnMoved(event));
  }

  #do(effect: Effect): void {
    const { music } = this.#host.audio;
    if (effect.kind === 'stopRecorder') this.#recorder.stop();
    else if (effect.kind === 'hush') music.hush();
    else if (effect.kind === 'lift') music.duck(false);
    else {
      const cut = this.#mouth.silence(effect.of);
      if (cut && effect.isRead) this.#tell(gameEvents.lineRead(serializable(cut)));
    }
  }

  #speech(): Omit<SpeakerEvents, 'onHeard'> {
    let isHint = false;
    return {
      onLine: (line) => {
        isHint = line.isHint;
        if (!isHint) this.#tell(gameEvents.lineStarted(serializable(line)));
      },
      onReached: (share) => void (isHint || this.#tell(gameEvents.lineReached(share))),
      onPause: () => this.#move({ kind: 'paused' }),
    };
  }

  /** It names the moment on stage: one that comes late is refused, and not played into the next moment. */
  #input(answer: Answer): SentInput {
    const { moment } = this.#host.game();
    return {
      ...answer,
      player_story_id: this.#host.playerStoryId,
      ...(moment && { player_moment_id: moment.id }),
      input_id: newInputId(),
      language: this.#host.language() as 'en',
    };
  }

  #hear(header: AudioAnswer, mp3: Uint8Array): void {
    const { turn, moment } = this.#host.game();
    // Whoever speaks over an answer does not hear the rest of it.
    if (turn.at === 'listening') return;
    const line = lineOf(header, mp3, this.#host.language());
    const isCut = this.#mouth.isCut(line.inputId);
    if (isCut && header.player_moment_id !== moment?.id) return;
    this.#kept.add(line);
    if (!line.isHint) this.#tell(gameEvents.lineArrived(serializable(line)));
    if (isCut) {
      if (!line.isHint) this.#tell(gameEvents.lineRead(serializable(line)));
      return;
    }
    this.#onStage(header.player_moment_id);
    this.#move({ kind: 'line', inputId: line.inputId });
    this.#mouth.say(line);
  }

  #connection(connection: Connection): void {
    if (isAway(connection)) this.stopRecording();
    this.#tell(gameEvents.connectionChanged(connection));
  }

  /** A start may lead past its moment (skip rules): the frames say which one was opened. */
  #onStage(playerMomentId: string): void {
    const { moment } = this.#host.game();
    if (!moment || moment.id === playerMomentId) return;
    this.#tell(gameEvents.stageChanged(playerMomentId));
    this.#host.onChanged();
  }
}
