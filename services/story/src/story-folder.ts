/** A story folder as read: nothing of it is understood yet. */
export interface StoryFolder {
  /** The folder's own name. */
  readonly slug: string;
  /** YAML and Markdown files by their path in the folder, with forward slashes. */
  readonly texts: ReadonlyMap<string, string>;
  /** Under media/: path → the file's sha256, hexadecimal. */
  readonly media: ReadonlyMap<string, string>;
}

/** So many digits of a file's hash are its version. */
const VERSION_DIGITS = 8;

/** The path of a media file with the beginning of its content's hash, as a release holds it; '' if there is no such file. */
export function mediaPath(folder: StoryFolder, path: string): string {
  const hash = folder.media.get(path);
  return hash === undefined ? '' : `${path}?v=${hash.slice(0, VERSION_DIGITS)}`;
}
