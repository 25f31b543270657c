// Silero v6 away from the main thread: compiling it there stalls a slow phone for more than a second.
// In: the number of an utterance that begins, and 16 kHz PCM16 chunks of any length (`early`: of the time before it). Out:
// 'ready', then the number of each utterance that is over; 'failed' where the model cannot be had.
import '../../polyfill.ts';
import model from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import * as ort from 'onnxruntime-web/wasm';
import { EndOfSpeech } from './endOfSpeech.ts';
import { Silero } from './silero.ts';

ort.env.wasm.wasmPaths = { mjs, wasm };
// Threads would need COOP and COEP.
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'error';

const loading = Silero.load(model);
let end = new EndOfSpeech();
let utterance = 0;

type Asked = ArrayBuffer | { early: ArrayBuffer } | number;

async function take(data: Asked): Promise<void> {
  const silero = await loading;
  if (typeof data === 'number') {
    utterance = data;
    silero.reset();
    end = new EndOfSpeech(end);
    return;
  }
  const isEarly = 'early' in data;
  await silero.take(isEarly ? data.early : data, (frame) => {
    if (end.push(frame, isEarly)) postMessage(utterance);
  });
}

let queue: Promise<void> = loading.then(
  () => postMessage('ready'),
  (error: unknown) => {
    console.warn('voice activity model unavailable', error);
    postMessage('failed');
  },
);
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(() => take(data));
});
