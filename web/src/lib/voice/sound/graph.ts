import workletUrl from './limiter.worklet.ts?worker&url';
import { softCeiling } from './softCeiling.ts';

/** Dialogue is lifted over music and effects. */
export const VOICE_GAIN = 2.0;

/**
 * Where the page's sounds go in: voice, music and effects, into one output (to be muted) that passes full scale nowhere,
 * however many of them are loud at once.
 */
export function soundGraph(context: BaseAudioContext) {
  const voice = context.createGain();
  const music = context.createGain();
  const effects = context.createGain();
  const output = context.createGain();
  voice.gain.value = VOICE_GAIN;
  for (const source of [voice, music, effects]) source.connect(output);
  const ceiling = softCeiling(context);
  output.connect(ceiling.input);
  ceiling.output.connect(context.destination);
  /** Resolves once the limiter listens, or there is none. */
  const limited = limit(context, output, ceiling.input);
  return { voice, music, effects, output, limited };
}

/** Where a browser has no limiter, the soft ceiling alone keeps samples from being cut. */
async function limit(context: BaseAudioContext, from: AudioNode, to: AudioNode): Promise<void> {
  try {
    await context.audioWorklet.addModule(workletUrl);
  } catch (error) {
    // Also where the page has no secure address: worklets are not there at all.
    console.warn('there is no limiter in this browser', error);
    return;
  }
  const limiter = new AudioWorkletNode(context, 'limiter', {
    channelCount: 2,
    channelCountMode: 'explicit',
    outputChannelCount: [2],
  });
  from.disconnect(to);
  from.connect(limiter).connect(to);
}
