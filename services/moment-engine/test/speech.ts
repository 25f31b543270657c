import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import {
  SpeechService,
  type SynthesizeRequest,
  type TranscribeRequest,
  type TranscribeStart,
} from '@fabula/proto/speech/v1/speech_pb';
import { silentMp3 } from '../src/domain/silence.ts';

/** A speech service on a real socket whose ears and mouth tests decide on. */
export class TestSpeech {
  /** What the next recordings say. */
  heard = 'hello';
  isVoiceBroken = false;
  isEarBroken = false;
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
    this.isEarBroken = false;
    this.isKept = false;
    this.heard = 'hello';
  }

  async close(): Promise<void> {
    await this.server?.close(100);
  }

  private async *synthesize(_: SynthesizeRequest) {
    this.waiting += 1;
    this.onAsked();
    await this.gate;
    if (this.isVoiceBroken) throw new AppError({ code: 'INTERNAL', message: 'No voice.' });
    const { isKept: fromCache } = this;
    yield { mp3: silentMp3(240), durationMs: 240, engine: 'test', quality: 'floor', fromCache, last: true };
  }

  private async *transcribe(requests: AsyncIterable<TranscribeRequest>) {
    const recording: { start: TranscribeStart | undefined; chunks: number[] } = {
      start: undefined,
      chunks: [],
    };
    this.recordings.push(recording);
    if (this.isEarBroken) throw new AppError({ code: 'INTERNAL', message: 'No ear.' });
    for await (const { message } of requests) {
      if (message.case === 'start') recording.start = message.value;
      if (message.case !== 'chunk') continue;
      if (message.value.audio.length > 0) recording.chunks.push(message.value.audio.length);
      if (message.value.last) break;
    }
    yield { text: this.heard, final: true, engine: 'test' };
  }
}
