import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { TestIdentity } from '@fabula/kit/testing/identity';
import {
  type AudioReference,
  SpeechService,
  type TranscribeResponse,
} from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechConfig } from '../src/config.ts';
import { createSpeechService } from '../src/service.ts';

const config: SpeechConfig = {
  recognisers: ['client', 'pocketsphinx-phrases', 'pocketsphinx-open'],
  voices: ['flite', 'espeak'],
  cacheFolder: undefined,
  cacheBytes: 1e8,
  memoryBytes: 1e7,
};

export interface RunningSpeech {
  readonly client: Client<typeof SpeechService>;
  readonly identity: TestIdentity;
  readonly log: () => string;
  readonly metrics: () => Promise<string>;
  stop(): Promise<void>;
}

/** The service with its real engines on a socket of its own, and moment-engine's client of it. */
export async function startSpeech(change: Partial<SpeechConfig> = {}): Promise<RunningSpeech> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-speech-test-'));
  const identity = new TestIdentity();
  const logged: string[] = [];
  const destination = { write: (line: string) => void logged.push(line) };
  const log = createLogger('speech', { destination });
  const metrics = createMetrics('speech');
  const service = await createSpeechService({
    part: 'speech',
    log,
    metrics,
    signer: identity.signer('speech'),
    verifiers: identity.verifiers,
    rpcAddress: `unix:${join(folder, 'speech.sock')}`,
    speech: { ...config, ...change },
  });
  const channel = new Channel(service.rpcAddress, { signer: identity.signer('moment-engine'), log, metrics });
  return {
    client: newClient(SpeechService, channel),
    identity,
    log: () => logged.join(''),
    metrics: () => metrics.text(),
    stop: async () => {
      channel.close();
      await service.drain?.();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Said {
  readonly audio?: Uint8Array;
  readonly language?: string;
  readonly phrases?: string[];
  readonly transcription?: string;
  readonly audioFormat?: string;
  readonly sampleRate?: number;
  /** Bytes in one message. */
  readonly chunk?: number;
}

const DEADLINE = { deadlineMs: 60_000 };

/** One recording through Transcribe, the answer that comes last. */
export async function transcribe(speech: RunningSpeech, said: Said): Promise<TranscribeResponse> {
  const { audio = new Uint8Array(), chunk = 1_000_000, ...start } = said;
  const call = speech.client.transcribe(DEADLINE);
  call.send({ message: { case: 'start', value: { language: 'en', ...start } } });
  for (let at = 0; at < audio.length; at += chunk)
    call.send({ message: { case: 'chunk', value: { audio: audio.subarray(at, at + chunk) } } });
  call.send({ message: { case: 'chunk', value: { last: true } } });
  call.end();
  let answer: TranscribeResponse | undefined;
  for await (const response of call) answer = response;
  if (!answer?.final) throw new Error('no final answer');
  return answer;
}

export interface Line {
  readonly text: string;
  readonly language?: string;
  readonly voice?: { engine?: string; name?: string; pitch?: number } | undefined;
  readonly speed?: number;
  readonly emotion?: string;
  readonly emotionStrength?: number;
}

/** What stands for one sentence; throws where speech tells nothing or sends its sound. */
export async function referenceTo(speech: RunningSpeech, line: Line): Promise<AudioReference> {
  const messages = [];
  for await (const message of speech.client.synthesize(
    { language: 'en', ...line, byReference: true },
    DEADLINE,
  ))
    messages.push(message);
  const [only] = messages;
  if (!only?.reference || messages.length > 1 || only.mp3.length > 0) throw new Error('not a reference');
  return only.reference;
}

/** One sentence through Synthesize: the first message with the whole mp3. */
export async function synthesize(speech: RunningSpeech, line: Line) {
  const messages = [];
  for await (const message of speech.client.synthesize({ language: 'en', ...line }, DEADLINE))
    messages.push(message);
  const [first] = messages;
  if (!first || !messages.at(-1)?.last) throw new Error('no last message');
  return { ...first, mp3: Buffer.concat(messages.map(({ mp3 }) => mp3)) };
}
