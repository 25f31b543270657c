// A speech part whose engines take exactly as long as they are told: what is left of a turn's time is the server's own.
// Environment: BENCH_KEYS (folder of the parts' keys), BENCH_ADDRESS (host:port), BENCH_HEAR_MS, BENCH_SPEAK_MS.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import { silentMp3 } from '@fabula/kit/silent-mp3';
import { keyFilesIn, loadKeys, serviceVerifier } from '@fabula/kit/tokens';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { z } from 'zod';
import { wordsIn } from './words.ts';

const settings = z
  .object({
    BENCH_KEYS: z.string(),
    BENCH_ADDRESS: z.string(),
    BENCH_HEAR_MS: z.coerce.number(),
    BENCH_SPEAK_MS: z.coerce.number(),
  })
  .parse(process.env);

const DURATION_MS = 1_500;
const ENGINE = 'bench';
const SILENCE = silentMp3(DURATION_MS);
/** In the first frame, behind all that a decoder reads of one that is silent. */
const UNREAD = 16;

/** Silence, but of each line another one, so that it is fetched for each. */
function soundOf(text: string) {
  const mp3 = SILENCE.slice();
  mp3.set(createHash('sha256').update(text).digest().subarray(0, 8), UNREAD);
  return { mp3, hash: createHash('sha256').update(mp3).digest('hex') };
}

const server = new RpcServer({
  part: 'speech',
  log: createLogger('speech', { level: 'warn' }),
  metrics: createMetrics('speech'),
  verifiers: {
    services: serviceVerifier(loadKeys(keyFilesIn(settings.BENCH_KEYS, 'speech')).publicKeys),
    players: { verify: () => Promise.reject(new Error('players do not come here')) },
  },
}).add(SpeechService, {
  async *transcribe(requests) {
    const pieces: Uint8Array[] = [];
    for await (const { message } of requests) {
      if (message.case !== 'chunk') continue;
      pieces.push(message.value.audio);
      if (message.value.last) break;
    }
    await sleep(settings.BENCH_HEAR_MS);
    yield { text: wordsIn(Buffer.concat(pieces)), final: true, engine: 'bench', confidence: 1 };
  },
  async *synthesize({ text, language, voice, byReference }) {
    const told = { durationMs: DURATION_MS, engine: ENGINE, quality: 'floor', last: true };
    // Whoever names the engine has the line's reference: it was spoken before.
    if (voice?.engine !== ENGINE) await sleep(settings.BENCH_SPEAK_MS);
    const line = { text, language, voice: { engine: ENGINE } };
    const { mp3, hash } = soundOf(text);
    const reference = { line, hash, bytes: mp3.length, durationMs: DURATION_MS };
    yield byReference ? { ...told, reference } : { ...told, mp3 };
  },
  listVoices: async () => ({}),
  sampleVoice: async () => ({}),
  previewVoice: async () => ({}),
  getEngines: async () => ({}),
});
await server.listen(settings.BENCH_ADDRESS);
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
