/** MPEG-2 layer III, 24 kHz, 8 kbit/s, mono, without a checksum: 24 bytes and 24 ms a frame. */
const HEADER = [0xff, 0xf3, 0x14, 0xc4];
const FRAME_BYTES = 24;
const FRAME_MS = 24;

/** A complete mp3 in which nothing is heard: all of each frame after its header is zero, which decodes to silence. */
export function silentMp3(ms: number): Uint8Array<ArrayBuffer> {
  const frames = Math.max(1, Math.ceil(ms / FRAME_MS));
  const mp3 = new Uint8Array(frames * FRAME_BYTES);
  for (let at = 0; at < mp3.length; at += FRAME_BYTES) mp3.set(HEADER, at);
  return mp3;
}
