import type { Ring } from '../ring.ts';

/** Ambience and music of one moment in one loop. */
export interface Bed {
  /** Slug of the moment. */
  name: string;
  draw: () => Ring;
  /** RMS of the whole loop: storms are louder than lessons. */
  loudness: number;
  /** kbit/s; 96 if left out. */
  bitrate?: 64;
}
