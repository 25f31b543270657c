// A speech part whose engines take exactly as long as they are told: what is left of a turn's time is the server's own.
// Environment: BENCH_KEYS (folder of the parts' keys), BENCH_ADDRESS (host:port), BENCH_HEAR_MS, BENCH_SPEAK_MS.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import { loadKeys, serviceVerifier } from '@fabula/kit/tokens';
import { silentMp3 } from '@fabula/moment-engine/domain/silence';
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
const MP3 = silentMp3(DURATION_MS);

const server = new RpcServer({
  part: 'speech',
  log: createLogger('speech', { level: 'warn' }),
  metrics: createMetrics('speech'),
  verifiers: {
    services: serviceVerifier(loadKeys(settings.BENCH_KEYS, 'speech').publicKeys),
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
  async *synthesize() {
    await sleep(settings.BENCH_SPEAK_MS);
    yield { mp3: MP3, durationMs: DURATION_MS, engine: 'bench', quality: 'floor', last: true };
  },
  listVoices: async () => ({}),
  getEngines: async () => ({}),
});
await server.listen(settings.BENCH_ADDRESS);
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
