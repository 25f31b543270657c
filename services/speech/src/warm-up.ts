import type { Logger } from '@fabula/kit/log';
import { removeAbandonedScratch } from './process/scratch.ts';
import type { Mp3Codec } from './providers/mp3/mp3-codec.ts';

/**
 * Clears away what a killed process left, and loads the encoder by a moment of silence, so that the first player does not
 * wait for it. The decoder is loaded by the first recording that is an mp3: pages send none.
 */
export async function warmUp(codec: Mp3Codec, log: Logger): Promise<void> {
  try {
    await removeAbandonedScratch();
    await codec.encode({ samples: new Float32Array(2_400), sampleRate: 24_000 });
  } catch (err) {
    log.warn({ err }, 'warming up failed');
  }
}
