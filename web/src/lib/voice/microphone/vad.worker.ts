// Silero v6 away from the main thread: compiling it there stalls a slow phone for more than a second.
// In: 16 kHz PCM16 chunks of any length, or the number of an utterance that begins. Out: 'ready', then the number of
// each utterance that is over; 'failed' where the model cannot be had.
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
const end = new EndOfSpeech();
let utterance = 0;

async function take(data: ArrayBuffer | number): Promise<void> {
  const silero = await loading;
  if (typeof data === 'number') {
    utterance = data;
    silero.reset();
    end.reset();
    return;
  }
  await silero.take(data, (frame) => {
    if (end.push(frame)) postMessage(utterance);
  });
}

let queue: Promise<void> = loading.then(
  () => postMessage('ready'),
  (error: unknown) => {
    console.warn('voice activity model unavailable', error);
    postMessage('failed');
  },
);
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | number>) => {
  queue = queue.then(() => take(data));
});
