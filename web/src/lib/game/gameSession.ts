import i18next from 'i18next';
import type { ChannelEvents, Connection, GameChannel } from '../channel/channel.ts';
import { failureText } from '../i18n/failureText.ts';
import type { AudioAnswer, GameInput, GameOutput, TurnFailed } from '../protocol/frames.ts';
import { newInputId } from '../protocol/inputId.ts';
import type { PageAudio } from '../voice/sound/pageAudio.ts';
import { type CutAnswer, type OpenLines, Speaker, type SpeakerEvents } from '../voice/speaker/speaker.ts';
import { asRead, lineOf, serializable } from './lines.ts';
import { Recorder, type WordsBeside } from './recorder.ts';
import { gameEvents } from './state.ts';
import { isAway } from './uiState.ts';

type GameEvent = ReturnType<(typeof gameEvents)[keyof typeof gameEvents]>;

export interface SessionHost {
  playerStoryId: string;
  /** The language that is spoken. */
  language: () => string;
  dispatch: (event: GameEvent) => void;
  /** The run has changed: what is shown of it is stale. */
  onChanged: () => void;
  openChannel: (events: ChannelEvents) => GameChannel;
  audio: PageAudio;
  /** The browser's own recogniser, where the player wants it; it tells what it hears while it is said. */
  listenBeside?: (language: string, onWords: (words: string) => void) => WordsBeside | undefined;
  /** The browser's own voices, where the player wants them and they are ready. */
  speakBeside?: () => OpenLines | undefined;
}

type Answer = Omit<GameInput, 'player_story_id' | 'player_moment_id' | 'input_id' | 'language'>;

/** One player story on this page: what is said goes out, what is answered is heard and told as events. */
export class GameSession {
  readonly #host: SessionHost;
  readonly #speaker: Speaker;
  readonly #recorder: Recorder;
  readonly #channel: GameChannel;
  /** The moment that was asked for: its id is its start's too. */
  #start = '';
  /** The moment that is played: the one that was asked for, or that its start has led to. */
  #stage = '';
  /** Answers that were skipped: their late sentences are not heard. */
  readonly #skipped = new Set<string>();
  /** The player speaks into a microphone that is not the page's. */
  #isElsewhere = false;
  #level: (level: number) => void = () => undefined;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#speaker = new Speaker(host.audio.engine, this.#speech(), () => host.speakBeside?.());
    this.#recorder = new Recorder({
      audio: host.audio,
      channel: () => this.#channel,
      onLevel: (level) => this.#level(level),
      onBegun: () => this.#recordingBegun(),
      listenBeside: () =>
        host.listenBeside?.(host.language(), (words) => host.dispatch(gameEvents.wordsHeard(words))),
      onSaid: (isAnswered) => this.#recorded(isAnswered),
    });
    this.#channel = host.openChannel(this.#events());
  }

  /** Hears of the microphone's level (RMS, 0 to 1) while somebody records. */
  set onLevel(listen: (level: number) => void) {
    this.#level = listen;
  }

  /** `isAgain`: the moment is open already, and its start tells how it stands. */
  start(playerMomentId: string, isAgain: boolean): void {
    this.#recorder.callOff();
    this.#listensAgain();
    this.#silence();
    this.#skipped.delete(playerMomentId);
    this.#start = playerMomentId;
    this.#stage = playerMomentId;
    this.#host.dispatch(gameEvents.momentStarted({ playerMomentId, isAgain }));
    this.#channel.send({
      player_story_id: this.#host.playerStoryId,
      player_moment_id: playerMomentId,
      input_id: playerMomentId,
      kind: 'start_moment',
    });
  }

  /** Sends words, a choice, or anything else that needs no microphone. */
  answer(answer: Answer): void {
    this.#recorder.callOff();
    this.#listensAgain();
    this.skip();
    this.#host.dispatch(gameEvents.inputSent({ words: answer.text ?? '' }));
    this.#channel.send(this.#input(answer));
  }

  /** Sends a recording that was made elsewhere (the native shell). */
  answerWithAudio(answer: Answer, audio: Uint8Array): void {
    this.#recorder.callOff();
    this.#listensAgain();
    this.skip();
    this.#host.dispatch(gameEvents.inputSent({ words: answer.transcription ?? '' }));
    this.#channel.send(this.#input(answer), audio);
  }

  /** Records an answer and sends it while it is spoken. Throws RecordingUnsupported, or what the browser throws on refusal. */
  record(answer: Answer): Promise<void> {
    return this.#recorder.record(
      this.#input({ ...answer, streaming: true, audio_format: 'pcm', sample_rate: 16_000 }),
    );
  }

  stopRecording(): void {
    this.#recorder.stop();
  }

  /** The native shell hears the player: the page falls silent, and what still comes to be said is not. */
  speaksElsewhere(): void {
    this.skip();
    this.#isElsewhere = true;
    this.#host.audio.music.hush();
    this.#host.dispatch(gameEvents.recordingStarted());
  }

  /** Nothing has come of it. */
  spokeElsewhere(): void {
    this.#listensAgain();
    this.#host.dispatch(gameEvents.recordingCancelled());
  }

  /** Cuts what is being said; the turn goes on. */
  skip(): void {
    const cut = this.#silence();
    if (!cut) return;
    this.#host.dispatch(gameEvents.speechSkipped());
    this.#host.dispatch(gameEvents.lineRead(asRead(cut.newest)));
  }

  retry(): void {
    this.#underWayAgain();
    this.#channel.retry();
  }

  reconnect(): void {
    this.#channel.reconnect();
  }

  close(): void {
    const { music, effects } = this.#host.audio;
    this.#recorder.close();
    this.#silence();
    this.#channel.close();
    music.stop();
    void effects.think(false);
  }

  #speech(): SpeakerEvents {
    const { dispatch } = this.#host;
    let isHint = false;
    return {
      onLine: (line) => {
        isHint = line.isHint;
        if (!isHint) dispatch(gameEvents.lineStarted(serializable(line)));
      },
      onReached: (share) => void (isHint || dispatch(gameEvents.lineReached(share))),
      onPause: () => dispatch(gameEvents.speechPaused()),
      onHeard: (inputId, heardMs) => this.#channel.stopSpeaking(inputId, heardMs),
    };
  }

  #listensAgain(): void {
    if (this.#isElsewhere) this.#host.audio.music.duck(false);
    this.#isElsewhere = false;
  }

  #recordingBegun(): void {
    this.#silence();
    this.#host.dispatch(gameEvents.recordingStarted());
  }

  #recorded(isAnswered: boolean): void {
    if (!isAnswered) this.#host.dispatch(gameEvents.inputSent({ words: '' }));
  }

  #underWayAgain(): void {
    this.#recorder.callOff();
    this.#host.dispatch(gameEvents.retried());
  }

  /** It names the moment on stage: one that comes late is refused, and not played into the next moment. */
  #input(answer: Answer): GameInput & { input_id: string } {
    return {
      ...answer,
      player_story_id: this.#host.playerStoryId,
      ...(this.#stage && { player_moment_id: this.#stage }),
      input_id: newInputId(),
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
    if (this.#recorder.isRecording || this.#isElsewhere) return;
    const line = { ...lineOf(header, this.#host.language()), mp3 };
    if (this.#skipped.has(line.inputId)) {
      if (header.player_moment_id === this.#stage && !line.isHint)
        this.#host.dispatch(gameEvents.lineRead(asRead(line)));
      return;
    }
    this.#onStage(header.player_moment_id);
    this.#host.dispatch(gameEvents.speechQueued());
    this.#speaker.add(line);
  }

  #output(output: GameOutput): void {
    this.#recorder.settle(output.input_id);
    this.#onStage(output.player_moment_id);
    this.#host.dispatch(gameEvents.outputArrived(output));
    this.#host.onChanged();
  }

  /** What was refused for good may be late, and the run elsewhere: the view is asked. A start that failed is no stage. */
  #failed(inputId: string, retryable: boolean): void {
    this.#recorder.settle(inputId);
    const { dispatch, onChanged } = this.#host;
    dispatch(gameEvents.turnFailed({ retryable }));
    if (retryable) return;
    if (inputId === this.#start) {
      this.#silence();
      dispatch(gameEvents.momentLeft());
    }
    onChanged();
  }

  #dropped(inputId: string): void {
    this.#failed(inputId, false);
    this.#host.dispatch(gameEvents.errorArrived(i18next.t('common.errors.late')));
  }

  /** A text that is about no turn may be all that comes of an input: it is not waited for any longer. */
  #error(message: string, failure: TurnFailed | undefined): void {
    const { dispatch } = this.#host;
    if (!failure) dispatch(gameEvents.leftUnanswered());
    dispatch(gameEvents.errorArrived(failureText(i18next.t, { ...failure, message })));
  }

  #connection(connection: Connection): void {
    if (isAway(connection)) this.#recorder.stop();
    this.#host.dispatch(gameEvents.connectionChanged(connection));
  }

  #stale(): void {
    this.#host.dispatch(gameEvents.framesMissed());
    this.#host.onChanged();
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
      onConnection: (connection) => this.#connection(connection),
      onAudio: (header, mp3) => this.#hear(header, mp3),
      onTranscript: (heard) => dispatch(gameEvents.transcriptArrived(heard.transcribed_player_answer)),
      onOutput: (output) => this.#output(output),
      onForging: (forging) => {
        dispatch(gameEvents.forgingArrived(forging));
        onChanged();
      },
      onModifiers: (modifiers) => dispatch(gameEvents.modifiersArrived(modifiers)),
      onFailed: ({ input_id, retryable }) => this.#failed(input_id, retryable),
      onError: (message, failure) => this.#error(message, failure),
      onAgain: () => this.#underWayAgain(),
      onDropped: (inputId) => this.#dropped(inputId),
      onStale: () => this.#stale(),
    };
  }
}
