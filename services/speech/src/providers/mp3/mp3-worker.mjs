import { parentPort } from 'node:worker_threads';
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';

/** Bytes given to the decoder at a time, so that a small file of endless silence cannot fill the memory. */
const PIECE = 32_768;

let encoder;

/** One whole mp3, constant bit rate, mono. */
async function encode({ samples, sampleRate, kbps }) {
  encoder ??= await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: kbps });
  const start = Uint8Array.from(encoder.encode([samples]));
  const end = encoder.finalize();
  const mp3 = new Uint8Array(start.length + end.length);
  mp3.set(start);
  mp3.set(end, start.length);
  return { mp3 };
}

/** What can be understood of an mp3, mixed to mono, at most `seconds` of it. */
async function decode({ mp3, seconds }) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return collect(decoder, mp3, seconds);
  } finally {
    decoder.free();
  }
}

function collect(decoder, mp3, seconds) {
  const blocks = [];
  let [sampleRate, count] = [0, 0];
  for (let at = 0; at < mp3.length && (sampleRate === 0 || count < seconds * sampleRate); at += PIECE) {
    const decoded = decoder.decode(mp3.subarray(at, at + PIECE));
    if (decoded.samplesDecoded === 0) continue;
    sampleRate ||= decoded.sampleRate;
    if (decoded.sampleRate !== sampleRate) break; // another recording glued on
    blocks.push(mono(decoded.channelData));
    count += decoded.samplesDecoded;
  }
  return { samples: joined(blocks, count), sampleRate: sampleRate || 16_000 };
}

function mono([left, right]) {
  if (!right) return Float32Array.from(left);
  return Float32Array.from(left, (sample, i) => (sample + right[i]) / 2);
}

function joined(blocks, count) {
  const samples = new Float32Array(count);
  let at = 0;
  for (const block of blocks) {
    samples.set(block, at);
    at += block.length;
  }
  return samples;
}

parentPort.on('message', async ({ id, request }) => {
  try {
    const answer = request.kind === 'encode' ? await encode(request) : await decode(request);
    parentPort.postMessage({ id, answer }, [(answer.mp3 ?? answer.samples).buffer]);
  } catch (error) {
    encoder = undefined;
    parentPort.postMessage({ id, error: String(error) });
  }
});
