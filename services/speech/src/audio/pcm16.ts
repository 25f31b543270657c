/** Samples of 16-bit little-endian mono. A last odd byte is half a sample, and dropped. */
export function fromPcm16(bytes: Uint8Array): Float32Array {
  const count = bytes.length >> 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, count * 2);
  const samples = new Float32Array(count);
  for (let i = 0; i < count; i++) samples[i] = view.getInt16(i * 2, true) / 32_768;
  return samples;
}

/** 16-bit little-endian mono; what lies beyond full scale is clipped, what is no number is silence. */
export function toPcm16(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  const { round, min, max } = Math;
  for (let i = 0; i < samples.length; i++) {
    const scaled = round((samples[i] ?? 0) * 32_768);
    view.setInt16(i * 2, max(-32_768, min(32_767, scaled)), true);
  }
  return bytes;
}
