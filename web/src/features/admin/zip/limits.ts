const MIB = 1024 * 1024;

/** Of an archive, and of what is in it: a story below this can go out and come in again. */
export const MOST_BYTES = 64 * MIB;
export const MOST_ENTRIES = 3_500;
/** So many times its packed size a file may have. */
export const MOST_RATIO = 100;
/** A file smaller than this may be packed as well as it can: a line repeated is no bomb. */
export const SMALL_BYTES = 64 * 1024;
