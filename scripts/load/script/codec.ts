import { decodeFrame, encodeFrame } from '@fabula/proto/frames';
import type { FrameProbe } from '../plan.ts';

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** Makes each frame here and reads it back. Throws where one is not, byte for byte, what the gateway's codec makes. */
export function checkFrames(probes: readonly FrameProbe[]): void {
  for (const { type, json, body, frame } of probes) {
    const made = encodeFrame(type, json, body === undefined ? undefined : bytesOf(body));
    if (hexOf(made) !== frame)
      throw new Error(`the frame ${type} is ${hexOf(made)} here, and ${frame} there`);
    // As a part of more bytes, as a socket may hand it on.
    const padded = new Uint8Array(made.length + 2);
    padded.set(made, 1);
    const read = decodeFrame(padded.subarray(1, made.length + 1));
    if (read.type !== type || read.json !== json || hexOf(read.bytes ?? new Uint8Array(0)) !== (body ?? ''))
      throw new Error(`the frame ${type} was read as ${JSON.stringify(read)}`);
  }
}
