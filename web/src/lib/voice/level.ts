/** How loud samples of -1 to 1 are: their RMS; 0 of none. */
export function levelOf(samples: Float32Array): number {
  const energy = samples.reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(energy / Math.max(1, samples.length));
}
