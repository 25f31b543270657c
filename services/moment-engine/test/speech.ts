import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import { silentMp3 } from '@fabula/kit/silent-mp3';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import {
  SpeechService,
  type SynthesizeRequest,
  type TranscribeRequest,
  type TranscribeStart,
} from '@fabula/proto/speech/v1/speech_pb';

/** A speech service on a real socket: tests decide what is recognised and how it speaks. */
export class TestSpeech {
  /** What the next recordings say. */
  heard = 'hello';
  /** How sure the recogniser is of it, 0 to 1. */
  confidence = 1;
  isVoiceBroken = false;
  isRecogniserBroken = false;
  /** It is of the release before, which knows no references. */
  isOld = false;
  /** Every sentence is one that was spoken before. */
  isKept = false;
  private gate: Promise<void> = Promise.resolve();
  private waiting = 0;
  private onAsked: () => void = () => {};
  readonly recordings: { start: TranscribeStart | undefined; chunks: number[] }[] = [];
  private server: RpcServer | undefined;

  async serve(identity: TestIdentity, log: Logger): Promise<string> {
    const settings = { part: 'speech', verifiers: identity.verifiers, log, metrics: createMetrics('speech') };
    this.server = new RpcServer(settings).add(SpeechService, {
      transcribe: (requests) => this.transcribe(requests),
      synthesize: (request) => this.synthesize(request),
      listVoices: async () => ({}),
      sampleVoice: async () => ({}),
      previewVoice: async () => ({}),
      getEngines: async () => ({}),
    });
    return this.server.listen('127.0.0.1:0');
  }

  /** Sentences that are asked for from now on wait until the result is called. */
  hold(): () => void {
    let open: () => void = () => {};
    this.waiting = 0;
    this.gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  }

  /** Those who wait go on waiting; who comes now does not. */
  letOthersPass(): void {
    this.gate = Promise.resolve();
  }

  /** Sentences that were asked for since `hold`. */
  get asks(): number {
    return this.waiting;
  }

  /** Resolves once so many sentences wait. */
  async asked(sentences: number): Promise<void> {
    while (this.waiting < sentences) {
      await new Promise<void>((resolve) => {
        this.onAsked = resolve;
      });
    }
  }

  reset(): void {
    this.letOthersPass();
    this.isVoiceBroken = false;
    this.isRecogniserBroken = false;
    this.isKept = false;
    this.isOld = false;
    this.heard = 'hello';
    this.confidence = 1;
  }

  async close(): Promise<void> {
    await this.server?.close(100);
  }

  private async *synthesize({ text, language, byReference }: SynthesizeRequest) {
    this.waiting += 1;
    this.onAsked();
    await this.gate;
    if (this.isVoiceBroken) throw new AppError({ code: 'INTERNAL', message: 'No voice.' });
    const { isKept: fromCache } = this;
    const mp3 = silentMp3(240);
    const told = { durationMs: 240, engine: 'test', quality: 'floor', fromCache, last: true };
    const line = { text, language, voice: { engine: 'test' } };
    const reference = { line, hash: `of ${text}`, bytes: mp3.length, durationMs: 240, edition: 'test' };
    yield byReference && !this.isOld ? { ...told, reference } : { ...told, mp3 };
  }

  private async *transcribe(requests: AsyncIterable<TranscribeRequest>) {
    const recording: { start: TranscribeStart | undefined; chunks: number[] } = {
      start: undefined,
      chunks: [],
    };
    this.recordings.push(recording);
    if (this.isRecogniserBroken) throw new AppError({ code: 'INTERNAL', message: 'No ear.' });
    let heard = { text: this.heard, engine: 'test', confidence: this.confidence };
    for await (const { message } of requests) {
      if (message.case === 'start') recording.start = message.value;
      if (message.case !== 'chunk') continue;
      const { transcription: text, confidence } = message.value;
      if (text) heard = { text, engine: 'client', confidence };
      if (message.value.audio.length > 0) recording.chunks.push(message.value.audio.length);
      if (message.value.last) break;
    }
    yield { ...heard, final: true };
  }
}
