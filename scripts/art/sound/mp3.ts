import { createMp3Encoder } from 'wasm-media-encoders';
import { withInfoTag } from './info-tag.ts';
import { RATE } from './ring.ts';

/** Samples of a loop that are coded before its start and after its end, so that its seam is coded like its middle. */
const CONTEXT = 2304;

function around(samples: Float32Array, loop: boolean): Float32Array {
  const n = samples.length;
  const before = loop ? CONTEXT : 0;
  return Float32Array.from({ length: n + before + 1728 }, (_, i) => {
    const k = i - before;
    return (loop ? samples[((k % n) + n) % n] : samples[k]) ?? 0;
  });
}

type Mp3Rate = 64 | 96;

export interface Coding {
  bitrate: Mp3Rate;
  loop: boolean;
}

/** The mp3 of one or two channels, which decodes to exactly their samples; a loop repeats without a gap. */
export async function encodeMp3(channels: Float32Array[], { bitrate, loop }: Coding): Promise<Uint8Array> {
  const [first] = channels;
  if (!first) throw new RangeError('no channels');
  const encoder = await createMp3Encoder();
  // Left to itself it would lower the rate of a stereo sound at 64 kbit/s, and the trim would no longer fit.
  const rates = { sampleRate: RATE, outputSampleRate: RATE } as const;
  encoder.configure({ ...rates, channels: channels.length === 2 ? 2 : 1, bitrate });
  const wrapped = channels.map((channel) => around(channel, loop));
  const [left, right] = wrapped;
  if (!left) throw new RangeError('no channels');
  const body = Buffer.from(encoder.encode(right ? [left, right] : [left]));
  const mp3 = Buffer.concat([body, Buffer.from(encoder.finalize())]);
  return withInfoTag(mp3, { before: loop ? CONTEXT : 0, length: first.length });
}
