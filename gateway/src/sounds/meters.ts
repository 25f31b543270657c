import { cacheMeter, type Metrics } from '@fabula/kit/metrics';

/** How a fetch ended: with the bytes that were told, with others, or with nothing. */
export type FetchEnd = 'same' | 'other' | 'none';

/** What SREs see of the sounds that are fetched. */
export interface SoundMeters {
  /** Starts the clock of one fetch; call the result when it ends. */
  fetching(): (end: FetchEnd) => void;
  /** Whether a sound was at hand. */
  looked(isHit: boolean): void;
}

export function soundMeters(metrics: Metrics): SoundMeters {
  const seconds = metrics.histogram(
    'fabula_sound_fetch_seconds',
    'Time in which speech gave the sound of a line that this gateway did not have',
    ['end'],
  );
  return {
    looked: cacheMeter(metrics, 'sounds'),
    fetching: () => {
      const stop = seconds.startTimer();
      return (end) => void stop({ end });
    },
  };
}
