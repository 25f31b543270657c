// Silero v6 away from the main thread: compiling it there stalls a slow phone for more than a second. What it is asked and
// tells stands in detector.ts; sound is 16 kHz PCM16, in chunks of any length.
import '../../polyfill.ts';
import model from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import * as ort from 'onnxruntime-web/wasm';
import { type Asked, Detector } from './detector.ts';
import { Silero } from './silero.ts';

ort.env.wasm.wasmPaths = { mjs, wasm };
// Threads would need COOP and COEP.
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'error';

const detector = new Detector(Silero.load(model), (message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<Asked>) => detector.ask(data));
