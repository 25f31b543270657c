const MIB = 1024 * 1024;

/** Of one upload. */
export const MOST_BYTES = 12 * MIB;
export const MOST_VIDEO_BYTES = 48 * MIB;
/** Texts: a drawing, a figure. */
export const MOST_TEXT_BYTES = MIB;
/** Of one author within an hour. */
export const MOST_HOURLY_BYTES = 1024 * MIB;
/** Pixels of a side; what is larger is made smaller. */
export const MOST_SIDE = 4096;
/** Pixels of a picture that is opened at all. */
export const MOST_PIXELS = 100_000_000;
export const MOST_VIDEO_MS = 20_000;
