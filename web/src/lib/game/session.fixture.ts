import type { ChannelEvents, Chunk, GameChannel } from '../channel/channel.ts';
import type { AudioAnswer, GameInput } from '../protocol/frames.ts';
import type { PageAudio } from '../voice/sound/pageAudio.ts';
import { GameSession } from './gameSession.ts';
import type { SessionHost } from './sessionHost.ts';
import { type GameState, gameReducer, NEW_GAME } from './state.ts';

/** A page's sound that stands still: lines are taken, and the clock is the test's. */
function stillAudio(microphone: () => Promise<unknown>, sounds: string[], played: object[]): PageAudio {
  const gain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  const source = () => {
    const one = { connect: () => undefined, start: () => void played.push(one), stop: () => undefined };
    return one;
  };
  const context = {
    ...{ currentTime: 0, sampleRate: 48_000, outputLatency: 0, createGain: gain, createBufferSource: source },
    decodeAudioData: async () => ({ duration: 0.01 }),
  };
  const quiet = {
    duck: (down: boolean) => void sounds.push(down ? 'down' : 'up'),
    hush: () => void sounds.push('hush'),
    stop: () => undefined,
  };
  const engine = { context, voice: {}, untilRunning: async () => undefined };
  const audio = { engine, microphone, music: quiet, effects: { think: async () => undefined } };
  return audio as unknown as PageAudio;
}

/** What a page of Node's has not: the threads and devices that recording needs. */
export function furnishPage(): void {
  const page = globalThis as unknown as Record<string, unknown>;
  page.window = globalThis;
  page.AudioWorkletNode = class {};
  page.Worker = class extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  };
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices: { getUserMedia: () => undefined } },
    configurable: true,
  });
}

/** The device's end of a recording, in a test's hands. */
export class TestMicrophone {
  private give: (chunk: { pcm: ArrayBuffer; level: number; last: boolean }) => void = () => undefined;
  records = 0;

  record(onChunk: TestMicrophone['give']): () => void {
    this.records += 1;
    this.give = onChunk;
    return () => this.hear(true);
  }

  hear(last = false): void {
    this.give({ pcm: new ArrayBuffer(3200), level: 0.5, last });
  }
}

export const MOMENT = '22222222-2222-4222-8222-222222222222';

/** A game's session with its store, both ends of its channel in the test's hands. */
export function sessionOnStage(
  microphone: () => Promise<unknown> = async () => new TestMicrophone(),
  more: Pick<SessionHost, 'listenBeside' | 'speakBeside'> = {},
) {
  let game: GameState = NEW_GAME;
  let events: ChannelEvents | undefined;
  let asked = 0;
  const sent: GameInput[] = [];
  const chunks: Chunk[] = [];
  const bytes: (Uint8Array | undefined)[] = [];
  /** Lines that were begun in the site's own sound. */
  const played: object[] = [];
  /** Which answers were said to have been heard, and how much of them, ms. */
  const heard: [string, number][] = [];
  /** What was asked of the music. */
  const sounds: string[] = [];
  const dispatch = (event: Parameters<typeof gameReducer>[1]) => {
    game = gameReducer(game, event);
  };
  const channel: GameChannel = {
    sendInput: (input, audio) => {
      sent.push(input);
      bytes.push(audio);
    },
    sendChunk: (_, chunk) => void chunks.push(chunk),
    stopSpeaking: (inputId, heardMs) => void heard.push([inputId, heardMs]),
    retry: () => undefined,
    connect: () => undefined,
    close: () => undefined,
  };
  const audio = stillAudio(microphone, sounds, played);
  const session = new GameSession({
    playerStoryId: '11111111-1111-4111-8111-111111111111',
    language: () => 'en',
    game: () => game,
    dispatch,
    onChanged: () => {
      asked += 1;
    },
    openChannel: (told) => {
      events = told;
      return channel;
    },
    audio,
    ...more,
  });
  const server = (): ChannelEvents => {
    if (!events) throw new Error('no channel was opened');
    return events;
  };
  const told = { sent, bytes, chunks, sounds, played, heard };
  return { session, server, audio, ...told, dispatch, game: () => game, asked: () => asked };
}

/** The header of a sentence. */
export const sentence = (fields: Partial<AudioAnswer>): AudioAnswer =>
  ({
    ...{ input_id: 'i1', attempt: 1, player_moment_id: MOMENT, index: 0, last: true, text: 'Mind the gap.' },
    ...{ character_id: '', emotion_key: 'normal', emotion_strength: 1 },
    ...fields,
  }) as AudioAnswer;

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
