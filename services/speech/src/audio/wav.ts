import { WaveUnreadable } from './errors.ts';
import type { Pcm } from './pcm.ts';
import { fromPcm16, toPcm16 } from './pcm16.ts';

const HEADER_BYTES = 44;

/** A RIFF/WAVE file: 16-bit mono, canonical header of 44 bytes. */
export function toWav(pcm: Pcm): Uint8Array {
  const data = toPcm16(pcm.samples);
  const file = Buffer.alloc(HEADER_BYTES + data.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + data.length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(pcm.sampleRate, 24);
  file.writeUInt32LE(pcm.sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(data.length, 40);
  file.set(data, HEADER_BYTES);
  return file;
}

/**
 * Reads a 16-bit mono wave file. Sizes beyond the file's end count as "to the end": engines that write to a pipe
 * cannot know them. Throws WaveUnreadable.
 */
export function fromWav(bytes: Uint8Array): Pcm {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF')
    throw new WaveUnreadable('no RIFF header');
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const id = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, at + 8 + size);
    if (id === 'fmt ') sampleRate = readFormat(body);
    if (id === 'data') return dataOf(body, sampleRate);
    at += 8 + size + (size & 1);
  }
  throw new WaveUnreadable('no data');
}

function dataOf(body: Uint8Array, sampleRate: number): Pcm {
  if (sampleRate === 0) throw new WaveUnreadable('data before format');
  return { samples: fromPcm16(body), sampleRate };
}

function readFormat(body: Buffer): number {
  if (body.length < 16) throw new WaveUnreadable('short format');
  const [channels, sampleRate, bits] = [body.readUInt16LE(2), body.readUInt32LE(4), body.readUInt16LE(14)];
  if (channels !== 1 || bits !== 16 || sampleRate === 0) throw new WaveUnreadable('not 16-bit mono');
  return sampleRate;
}
