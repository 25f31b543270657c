const MIB = 1024 * 1024;

/** Of one upload. */
export const MOST_BYTES = 12 * MIB;
export const MOST_VIDEO_BYTES = 48 * MIB;
/** Texts: a drawing, a figure. */
export const MOST_TEXT_BYTES = MIB;
/** Of all files together, of one author and of all. */
export interface IntakeLimits {
  /** Of one author within an hour. */
  readonly hourlyBytes: number;
  /** On their way, or being looked at, of one author; one file always may be. */
  readonly ownBytes: number;
  /** The same of all: so much room they take below the store at most. */
  readonly allBytes: number;
}

/** In one process of this part. */
export const INTAKE_LIMITS: IntakeLimits = {
  hourlyBytes: 1024 * MIB,
  ownBytes: 4 * MOST_VIDEO_BYTES,
  allBytes: 512 * MIB,
};
/** Pixels of a side; what is larger is made smaller. */
export const MOST_SIDE = 4096;
/** Pixels of a picture that is opened at all. */
export const MOST_PIXELS = 100_000_000;
export const MOST_VIDEO_MS = 20_000;
