import type { KeptReadings } from './kept-readings.ts';

/** A story folder as read: nothing of it is understood yet. */
export interface StoryFolder {
  /** The folder's own name. */
  readonly slug: string;
  /** YAML and Markdown files by their path in the folder, with forward slashes. */
  readonly texts: ReadonlyMap<string, string>;
  /** Under media/: path → the file's sha256, hexadecimal. */
  readonly media: ReadonlyMap<string, string>;
  /** Those of `media` that were uploaded: whoever knows such a file's address may read it, so that nobody must guess it. */
  readonly uploads?: ReadonlySet<string>;
  /** sha256 of those of `media` that are kept nowhere, so that nobody could be shown them; left out where nobody has asked. */
  readonly absent?: ReadonlySet<string> | undefined;
  /** Whose it is, where it is kept as a draft. */
  readonly belongsTo?: Belonging;
  /** What is wanted of it is its card, as coming soon (`announcedFolder`). */
  readonly isAnnounced?: boolean;
  /** What was read of its texts before, where it is looked at again and again. */
  readonly kept?: KeptReadings | undefined;
}

/** What a draft's own text must agree with. */
export interface Belonging {
  readonly storyId: string;
  /** Null: the team's. */
  readonly ownerId: string | null;
}

/** So many digits of a file's hash are its version. */
const VERSION_DIGITS = 8;
/** 128 bits, of an upload. */
const UPLOAD_DIGITS = 32;

/** What a file's address is asked with: of a folder's a few digits of its content, of uploads what nobody guesses. */
export const addressed = (hash: string, isUpload: boolean): string =>
  hash.slice(0, isUpload ? UPLOAD_DIGITS : VERSION_DIGITS);

/** The path of a media file with the beginning of its content's hash, as a release holds it; '' if there is no such file. */
export function mediaPath(folder: StoryFolder, path: string): string {
  const hash = folder.media.get(path);
  if (hash === undefined) return '';
  return `${path}?v=${addressed(hash, folder.uploads?.has(path) ?? false)}`;
}
