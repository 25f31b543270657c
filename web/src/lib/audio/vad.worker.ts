// Silero v5 away from the main thread: compiling it there stalls a slow phone for more than a second.
// In: 16 kHz PCM16 chunks of any length, or the number of an utterance that begins. Out: 'ready', then the number of
// each utterance that has ended.
import * as ort from 'onnxruntime-web/wasm';

const FRAME = 512;
const CONTEXT = 64;
const START = 0.5;
const STOP = 0.35;
/** 3 voiced frames of 32 ms begin an utterance. */
const ATTACK = 3;
/** 31 frames of 32 ms, about a second of silence, end it: a pause for thought is shorter. */
const HOLD = 31;

ort.env.wasm.wasmPaths = '/vad/';
// Threads would need COOP and COEP.
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'error';

const session = ort.InferenceSession.create('/vad/silero_vad_v5.onnx', { executionProviders: ['wasm'] });
const rate = new ort.Tensor('int64', [16000n]);
const input = new Float32Array(CONTEXT + FRAME);
const zeroState = () => new ort.Tensor('float32', new Float32Array(256), [2, 1, 128]);
let state: ort.Tensor = zeroState();
let filled = CONTEXT;
let voiced = 0;
let quiet = 0;
let speaking = false;
let utterance = 0;

function begin(number: number): void {
  utterance = number;
  state = zeroState();
  input.fill(0);
  filled = CONTEXT;
  voiced = 0;
  quiet = 0;
  speaking = false;
}

async function frame(): Promise<void> {
  const tensor = new ort.Tensor('float32', input.slice(), [1, input.length]);
  const out = await (await session).run({ input: tensor, state, sr: rate });
  state = out.stateN ?? zeroState();
  judge(Number(out.output?.data[0]));
  input.copyWithin(0, FRAME);
  filled = CONTEXT;
}

function judge(probability: number): void {
  voiced = probability > START ? voiced + 1 : 0;
  quiet = probability < STOP ? quiet + 1 : 0;
  if (voiced >= ATTACK) speaking = true;
  if (speaking && quiet >= HOLD) {
    speaking = false;
    postMessage(utterance);
  }
}

async function take(data: ArrayBuffer | number): Promise<void> {
  if (typeof data === 'number') return begin(data);
  for (const value of new Int16Array(data)) {
    input[filled++] = value / 32768;
    if (filled === input.length) await frame();
  }
}

let queue: Promise<void> = session.then(() => postMessage('ready'));
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | number>) => {
  queue = queue.then(() => take(data));
});
