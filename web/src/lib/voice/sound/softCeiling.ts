/** Below it a sample is left as it is; the limiter's ceiling is lower. */
const KNEE = 0.9;
/** What is louder comes near this and never reaches it. */
const TOP = 0.99;
/** A curve has no values beyond 1: the sound is scaled down before it and is as it was behind it. */
const RANGE = 8;
const POINTS = 8 * 4096 + 1;

/** A sample as it leaves the page. */
export function softened(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (TOP - KNEE) * Math.tanh((size - KNEE) / (TOP - KNEE)));
}

/** The end of the page's sound: rounds off what would be cut at full scale. It has no delay and no memory. */
export function softCeiling(context: BaseAudioContext): { input: AudioNode; output: AudioNode } {
  const input = context.createGain();
  input.gain.value = 1 / RANGE;
  const output = context.createWaveShaper();
  output.curve = Float32Array.from({ length: POINTS }, (_, i) =>
    softened(((2 * i) / (POINTS - 1) - 1) * RANGE),
  );
  input.connect(output);
  return { input, output };
}
