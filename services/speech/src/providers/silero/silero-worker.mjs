import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

/** Silero v6 at 16 kHz: 512 new samples after the last 64 of the frame before; without these it detects nothing. */
const FRAME = 512;
const CONTEXT = 64;
const STATE = [2, 1, 128];

env.wasm.numThreads = 1;
env.logLevel = 'error';

let loading;

async function load() {
  const folder = dirname(createRequire(import.meta.url).resolve('@ricky0123/vad-web'));
  const model = await readFile(join(folder, 'silero_vad_v6.onnx'));
  return InferenceSession.create(model, { executionProviders: ['wasm'] });
}

/** The probability of speech in each whole frame of 512 samples; the rest is padded with silence. */
async function probabilities(session, samples) {
  const sr = new Tensor('int64', [16_000n]);
  let state = new Tensor('float32', new Float32Array(2 * 128), STATE);
  const found = new Float32Array(Math.ceil(samples.length / FRAME));
  const padded = new Float32Array(CONTEXT + found.length * FRAME);
  padded.set(samples, CONTEXT);
  for (let i = 0; i < found.length; i++) {
    const frame = padded.slice(i * FRAME, i * FRAME + CONTEXT + FRAME);
    const input = new Tensor('float32', frame, [1, CONTEXT + FRAME]);
    const result = await session.run({ input, state, sr });
    state = result.stateN;
    found[i] = result.output.data[0];
  }
  return found;
}

parentPort.on('message', async ({ id, request }) => {
  try {
    loading ??= load();
    const answer = await probabilities(await loading, request.samples);
    parentPort.postMessage({ id, answer }, [answer.buffer]);
  } catch (error) {
    loading = undefined;
    parentPort.postMessage({ id, error: String(error) });
  }
});
