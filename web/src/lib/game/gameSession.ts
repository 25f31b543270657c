import { canRecord } from '../audio/microphone.ts';
import { type PageAudio, pageAudio } from '../audio/pageAudio.ts';
import { type CutAnswer, Speaker, type SpokenLine } from '../audio/speaker.ts';
import { reasonText } from '../i18n/reasonText.ts';
import type { ChannelEvents, GameChannel } from './channel.ts';
import type { AudioAnswer, GameInput, GameOutput } from './frames.ts';
import { Listening } from './listening.ts';
import { gameEvents } from './state.ts';

type GameEvent = ReturnType<(typeof gameEvents)[keyof typeof gameEvents]>;

export interface SessionHost {
  playerStoryId: string;
  /** The language that is spoken. */
  language: () => string;
  dispatch: (event: GameEvent) => void;
  /** The run has changed: what is shown of it is stale. */
  onChanged: () => void;
  openChannel: (events: ChannelEvents) => GameChannel;
}

export class RecordingUnsupported extends Error {
  override readonly name = 'RecordingUnsupported';
}

type Answer = Omit<GameInput, 'player_story_id' | 'input_id' | 'language'>;

/** One player story on this page: what is said goes out, what is answered is heard and told as events. */
export class GameSession {
  readonly #host: SessionHost;
  readonly #audio: PageAudio = pageAudio();
  readonly #speaker: Speaker;
  readonly #listening = new Listening(this.#audio);
  readonly #channel: GameChannel;
  /** The input that is being recorded. */
  #recording: string | undefined;
  #stage = '';
  /** Answers that were skipped: their late sentences are not heard. */
  readonly #skipped = new Set<string>();
  #level: (level: number) => void = () => undefined;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#speaker = new Speaker(this.#audio.engine, {
      onLine: (line) => {
        if (!line.isHint) host.dispatch(gameEvents.lineStarted(serializable(line)));
      },
      onPause: () => host.dispatch(gameEvents.speechPaused()),
      onHeard: (inputId, heardMs) => this.#channel.stopSpeaking(inputId, heardMs),
    });
    this.#channel = host.openChannel(this.#events());
  }

  /** Hears of the microphone's level (RMS, 0 to 1) while somebody records. */
  set onLevel(listen: (level: number) => void) {
    this.#level = listen;
  }

  start(playerMomentId: string): void {
    this.#silence();
    this.#skipped.delete(playerMomentId);
    this.#stage = playerMomentId;
    this.#host.dispatch(gameEvents.momentStarted(playerMomentId));
    this.#channel.send({
      player_story_id: this.#host.playerStoryId,
      player_moment_id: playerMomentId,
      input_id: playerMomentId,
      kind: 'start_moment',
    });
  }

  /** Sends words, a choice, or anything else that needs no microphone. */
  answer(answer: Answer): void {
    this.skip();
    this.#host.dispatch(gameEvents.inputSent({ words: answer.text ?? '' }));
    this.#channel.send(this.#input(answer));
  }

  /** Sends a recording that was made elsewhere (the native shell). */
  answerWithAudio(answer: Answer, audio: Uint8Array): void {
    this.#host.dispatch(gameEvents.inputSent({ words: answer.transcription ?? '' }));
    this.#channel.send(this.#input(answer), audio);
  }

  /** Records an answer and sends it while it is spoken. Throws RecordingUnsupported, or what the browser throws on refusal. */
  async record(answer: Answer): Promise<void> {
    if (!canRecord()) throw new RecordingUnsupported();
    if (this.#recording !== undefined) return;
    const input = this.#input({ ...answer, streaming: true, audio_format: 'pcm', sample_rate: 16_000 });
    const inputId = input.input_id ?? '';
    this.#recording = inputId;
    let index = 0;
    const onChunk = (pcm: Uint8Array, last: boolean) => {
      if (index === 0) this.#channel.send(input);
      this.#channel.sendChunk({ inputId, index: index++, last, pcm });
      if (last) this.#recorded(inputId);
    };
    try {
      await this.#listening.start({ onChunk, onLevel: (level) => this.#level(level) });
      this.#silence();
      this.#audio.music.duck(true);
      this.#host.dispatch(gameEvents.recordingStarted());
    } catch (error) {
      this.#recording = undefined;
      throw error;
    }
  }

  stopRecording(): void {
    this.#listening.stop();
  }

  /** Cuts what is being said; the turn goes on. */
  skip(): void {
    const cut = this.#silence();
    if (!cut) return;
    this.#host.dispatch(gameEvents.speechSkipped());
    this.#host.dispatch(gameEvents.lineRead(asRead(cut.newest)));
  }

  retry(): void {
    this.#host.dispatch(gameEvents.retried());
    this.#channel.retry();
  }

  reconnect(): void {
    this.#channel.reconnect();
  }

  close(): void {
    this.#listening.close();
    this.#silence();
    this.#channel.close();
    this.#audio.music.stop();
    void this.#audio.effects.think(false);
  }

  #recorded(inputId: string): void {
    this.#audio.music.duck(false);
    // It has been answered before its end: nothing is waited for.
    if (inputId !== this.#recording) return;
    this.#recording = undefined;
    this.#host.dispatch(gameEvents.inputSent({ words: '' }));
  }

  #input(answer: Answer): GameInput {
    return {
      ...answer,
      player_story_id: this.#host.playerStoryId,
      input_id: crypto.randomUUID(),
      language: this.#host.language() as 'en',
    };
  }

  /** What was silenced, if anything was. */
  #silence(): CutAnswer | undefined {
    const cut = this.#speaker.stop();
    if (!cut) return undefined;
    this.#skipped.add(cut.inputId);
    this.#channel.stopSpeaking(cut.inputId, cut.heardMs);
    return cut;
  }

  #hear(header: AudioAnswer, mp3: ArrayBuffer): void {
    // Whoever speaks over an answer does not hear the rest of it.
    if (this.#recording) return;
    const line = { ...lineOf(header), mp3 };
    if (this.#skipped.has(line.inputId)) {
      if (header.player_moment_id === this.#stage && !line.isHint)
        this.#host.dispatch(gameEvents.lineRead(asRead(line)));
      return;
    }
    this.#onStage(header.player_moment_id);
    this.#host.dispatch(gameEvents.speechQueued());
    this.#speaker.add(line);
  }

  /** What is still being recorded may be refused, or answered (a minute's speech is used up): then it ends there. */
  #settled(inputId: string): void {
    if (inputId !== this.#recording) return;
    this.#recording = undefined;
    this.#listening.stop();
  }

  #output(output: GameOutput): void {
    this.#settled(output.input_id);
    this.#onStage(output.player_moment_id);
    this.#host.dispatch(gameEvents.outputArrived(output));
    this.#host.onChanged();
  }

  #failed(inputId: string, retryable: boolean): void {
    this.#settled(inputId);
    this.#host.dispatch(gameEvents.turnFailed({ retryable }));
  }

  /** A start may lead past its moment (skip rules): the frames say which one was opened. */
  #onStage(playerMomentId: string): void {
    if (playerMomentId === this.#stage) return;
    this.#stage = playerMomentId;
    this.#host.dispatch(gameEvents.stageChanged(playerMomentId));
    this.#host.onChanged();
  }

  #events(): ChannelEvents {
    const { dispatch, onChanged } = this.#host;
    return {
      onConnection: (connection) => dispatch(gameEvents.connectionChanged(connection)),
      onAudio: (header, mp3) => this.#hear(header, mp3),
      onTranscript: (heard) => dispatch(gameEvents.transcriptArrived(heard.transcribed_player_answer)),
      onOutput: (output) => this.#output(output),
      onForging: (forging) => {
        dispatch(gameEvents.forgingArrived(forging));
        onChanged();
      },
      onModifiers: (modifiers) => dispatch(gameEvents.modifiersArrived(modifiers)),
      onFailed: ({ input_id, retryable }) => this.#failed(input_id, retryable),
      onError: (message, reason) => dispatch(gameEvents.errorArrived(reasonText(reason) ?? message)),
      onDropped: (inputId) => this.#failed(inputId, false),
      onStale: onChanged,
    };
  }
}

function lineOf(header: AudioAnswer): Omit<SpokenLine, 'mp3'> {
  return {
    inputId: header.input_id,
    attempt: header.attempt,
    text: header.text,
    characterId: header.character_id,
    emotionKey: header.emotion_key,
    emotionStrength: header.emotion_strength,
    ...(header.translation !== undefined && { translation: header.translation }),
    isHint: header.hint_language !== undefined,
    last: header.last,
  };
}

function asRead({ text, characterId, emotionKey, emotionStrength, translation }: SpokenLine) {
  return {
    text,
    characterId,
    emotionKey,
    emotionStrength,
    ...(translation !== undefined && { translation }),
  };
}

/** What the store keeps of a line: never its bytes. */
function serializable<T extends { mp3: ArrayBuffer }>({ mp3: _, ...line }: T): Omit<T, 'mp3'> {
  return line;
}
