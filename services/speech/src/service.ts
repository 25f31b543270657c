import { availableParallelism } from 'node:os';
import { BoundedFolder } from '@fabula/kit/bounded-folder';
import { loadHandlers } from '@fabula/kit/handlers';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import { cacheMeter, type Metrics } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechConfig } from './config.ts';
import type { SpeechContext } from './context.ts';
import { Speaking } from './domain/speaking.ts';
import { Transcriber } from './domain/transcriber.ts';
import { WorkQueue } from './domain/work-queue.ts';
import { engineMetrics, measureQueues } from './engine-metrics.ts';
import { configuredEngines, type Engines } from './engines.ts';
import { Mp3Codec } from './providers/mp3/mp3-codec.ts';
import { SpokenSentences } from './store/spoken-sentences.ts';
import { warmUp } from './warm-up.ts';

export interface SpeechSettings extends PartDeps {
  /** `unix:/path` or `host:port`. */
  readonly rpcAddress: string;
  readonly speech: SpeechConfig;
}

export interface SpeechPart extends Service {
  readonly rpcAddress: string;
}

/** A recogniser uses two cores well, and is slower for each that runs beside it. */
const CORES_PER_RECOGNITION = 2;
const HEARING_PATIENCE_MS = 3_000;
/** A sentence takes 20 to 90 ms of one core. */
const VOICES_PER_CORE = 2;
const SPEAKING_PATIENCE_MS = 10_000;

/** Recognition and synthesis. Engines that this machine lacks are logged and reported, never a reason not to start. */
export async function createSpeechService(settings: SpeechSettings): Promise<SpeechPart> {
  const { log, metrics, speech } = settings;
  const lifecycle = new Lifecycle(log);
  const engines = configuredEngines(speech, log, engineMetrics(metrics));
  lifecycle.add('engines', () => engines.close());
  const codec = new Mp3Codec();
  const warm = warmUp(codec, log);
  lifecycle.add('codec', async () => {
    await warm;
    await codec.close();
  });
  const [sentences] = await Promise.all([openSentences(settings), engines.open()]);
  const parts = { engines, codec, sentences, log, metrics };
  const server = new RpcServer(settings).add(
    SpeechService,
    await loadHandlers(SpeechService, new URL('./rpc/', import.meta.url), contextOf(parts)),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  return {
    rpcAddress,
    ...lifecycle.asService(),
  };
}

interface Parts {
  readonly engines: Engines;
  readonly codec: Mp3Codec;
  readonly sentences: SpokenSentences;
  readonly log: Logger;
  readonly metrics: Metrics;
}

function contextOf({ engines, codec, sentences, log, metrics }: Parts): SpeechContext {
  const queues = { recognition: recognitionQueue(), synthesis: speakingQueue() };
  measureQueues(metrics, queues);
  const onFailure = (engine: string, err: unknown) => log.warn({ engine, err }, 'speech engine failed');
  const encode = codec.encode.bind(codec);
  const speaking = new Speaking({
    voices: engines.voices,
    encode,
    sentences,
    queue: queues.synthesis,
    onFailure,
  });
  const transcriber = new Transcriber({ engines, queue: queues.recognition, onFailure });
  return { engines, transcriber, speaking, decodeMp3: codec.decode.bind(codec) };
}

function recognitionQueue(): WorkQueue {
  const width = Math.max(1, Math.floor(availableParallelism() / CORES_PER_RECOGNITION));
  return new WorkQueue({ width, patienceMs: HEARING_PATIENCE_MS });
}

function speakingQueue(): WorkQueue {
  return new WorkQueue({
    width: availableParallelism() * VOICES_PER_CORE,
    patienceMs: SPEAKING_PATIENCE_MS,
  });
}

async function openSentences({ speech, log, metrics }: SpeechSettings): Promise<SpokenSentences> {
  const { cacheFolder, cacheBytes, memoryBytes } = speech;
  const kept = { mostBytes: cacheBytes, endings: ['.mp3'] };
  const files = cacheFolder ? await BoundedFolder.open({ folder: cacheFolder, ...kept }) : undefined;
  const onFailure = (err: unknown) => log.warn({ err }, 'the folder of spoken sentences failed');
  return new SpokenSentences({ memoryBytes, files, onFailure, looked: cacheMeter(metrics, 'sentences') });
}
