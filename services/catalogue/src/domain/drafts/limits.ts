export {
  MOST_MEDIA,
  MOST_MEDIA_BYTES,
  MOST_TEXT_BYTES,
  MOST_TEXTS,
  MOST_TEXTS_BYTES,
} from '@fabula/story/draft-files';

const MIB = 1024 * 1024;

/** An answer of files; a message has 5 MiB. */
export const MOST_ANSWER_BYTES = 2 * MIB;
/** After so many versions of a file its text is kept whole again. */
export const SNAPSHOT_EVERY = 100;
/** Problems that an error names, and that an answer has. */
export const TOLD_PROBLEMS = 20;
export const MOST_PROBLEMS = 500;
/** Of one author within a day. */
export const MOST_NEW_STORIES = 20;
export const MOST_MEMBERS = 50;
/** That wait for the answer of one author. */
export const MOST_OFFERS = 20;
/** Rows of a page. */
export const PAGE = 100;
