import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Channel, newClient } from '@fabula/kit/client';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import { type AudioReference, SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { createSpeechService, type SpeechPart } from '@fabula/speech/service';

const DEADLINE = { deadlineMs: 60_000 };

/** The real speech part. What it has spoken it knows as long as it runs. */
export class Speech {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fabula-gateway-speech-'));
  readonly address = `unix:${join(this.folder, 'speech.sock')}`;
  private part: SpeechPart | undefined;

  constructor(private readonly identity: TestIdentity) {}

  async start(): Promise<void> {
    const { identity } = this;
    this.part = await createSpeechService({
      part: 'speech',
      log: createLogger('speech', { level: 'silent' }),
      metrics: createMetrics('speech'),
      signer: identity.signer('speech'),
      verifiers: identity.verifiers,
      rpcAddress: this.address,
      speech: {
        ...{ recognisers: [], voices: ['flite', 'espeak'], cacheFolder: undefined },
        ...{ cacheBytes: 0, memoryBytes: 1e7 },
      },
    });
  }

  async stop(): Promise<void> {
    await this.part?.close();
    this.part = undefined;
  }

  /** What an engine is told of a sentence. */
  async reference(text: string): Promise<AudioReference> {
    const [{ reference } = {}] = await this.spoken({ text, byReference: true });
    if (!reference) throw new Error('speech told no reference');
    return reference;
  }

  async mp3(text: string): Promise<Buffer> {
    return Buffer.concat((await this.spoken({ text })).map(({ mp3 }) => mp3));
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async spoken(line: { text: string; byReference?: boolean }) {
    const signer = this.identity.signer('moment-engine');
    const log = createLogger('engine', { level: 'silent' });
    const channel = new Channel(this.address, { signer, log, metrics: createMetrics('engine') });
    const client = newClient(SpeechService, channel);
    const parts = [];
    for await (const part of client.synthesize({ language: 'en', ...line }, DEADLINE)) parts.push(part);
    channel.close();
    return parts;
  }
}
